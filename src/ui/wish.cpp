#include "ui/wish.h"

namespace ui {

Wish::Wish(const Wish&) = default;
Wish::Wish(Wish&&) noexcept = default;
Wish::~Wish() = default;

void Wishes::add(Wish wish) { list_.push_back(std::move(wish)); }

std::vector<Wish> Wishes::take() { return std::exchange(list_, {}); }

}  // namespace ui
