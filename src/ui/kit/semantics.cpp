#include "ui/kit/semantics.h"

#include <array>
#include <cmath>

#include "core/text.h"
#include "view/words/words.h"

namespace ui {

namespace {

constexpr unsigned char kFirstPrintable = 0x20;
constexpr unsigned kHexBits = 4;
constexpr unsigned kHexMask = 15;

void append_text(std::string& out, const std::string& text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < kFirstPrintable) {
      out += "\\u00";
      out += kHex[byte >> kHexBits];
      out += kHex[byte & kHexMask];
    } else {
      out += c;
    }
  }
  out += '"';
}

void append_rect(std::string& out, const Rect& rect) {
  const auto number = [&out](float value) { out += std::to_string(std::lround(value)); };
  out += '[';
  number(rect.min.x);
  out += ',';
  number(rect.min.y);
  out += ',';
  number(std::max(0.0F, rect.width()));
  out += ',';
  number(std::max(0.0F, rect.height()));
  out += ']';
}

// In hundredths: the C library prints fractions with code that would be a hundredth of the page.
void append_range(std::string& out, const Target& target) {
  if (target.role != Role::Slider) return;
  constexpr float kHundredths = 100.0F;
  const auto number = [](float value) {
    return std::to_string(std::lround(value * kHundredths)) + "e-2";
  };
  out += ",\"range\":[" + number(target.now) + ',' + number(target.least) + ',' +
         number(target.most) + ']';
}

void append_group(std::string& out, const Target& target, bool stop) {
  if (target.group == 0) return;
  out += ",\"group\":" + std::to_string(target.group) + ",\"choice\":";
  append_text(out, target.group_label);
  if (stop) out += ",\"stop\":true";
}

const char* role_name(Role role) {
  static constexpr std::array kNames = {"button", "switch",  "radio", "slider",
                                        "field",  "heading", "text"};
  return kNames[static_cast<std::size_t>(role)];
}

void append_target(std::string& out, const Target& target, bool stop) {
  out += "{\"id\":" + std::to_string(target.id) + ",\"key\":";
  append_text(out, target.key);
  out += ",\"role\":\"";
  out += role_name(target.role);
  out += "\",\"label\":";
  append_text(out, target.label);
  out += ",\"value\":";
  append_text(out, target.value);
  const bool shows = target.role == Role::Button && !target.value.empty();
  if (target.role == Role::Field || shows) {
    out += ",\"words\":";
    append_text(out, view::labelled(target.label, target.value));
  }
  append_range(out, target);
  append_group(out, target, stop);
  out += ",\"rect\":";
  append_rect(out, target.rect);
  out += ",\"visible\":";
  append_rect(out, target.visible);
  out += ",\"layer\":" + std::to_string(target.layer);
  out += target.enabled ? ",\"enabled\":true" : ",\"enabled\":false";
  out += target.focusable() ? ",\"focusable\":true" : ",\"focusable\":false";
  if (target.unfolded) out += *target.unfolded ? ",\"open\":true" : ",\"open\":false";
  if (target.refuses) out += ",\"refuses\":true";
  if (target.heir) out += ",\"heir\":true";
  out += target.clipped ? ",\"clipped\":true}" : ",\"clipped\":false}";
}

}  // namespace

bool is_tab_stop(std::span<const Target> targets, std::size_t index, unsigned focus) {
  const Target& asked = targets[index];
  if (!asked.focusable() || asked.group == 0) return asked.focusable();
  const Target* stop = nullptr;
  for (const Target& one : targets) {
    if (one.group != asked.group || !one.focusable()) continue;
    if (one.id == focus) return asked.id == focus;
    if (stop == nullptr || (one.value == "on" && stop->value != "on")) stop = &one;
  }
  return stop == &asked;
}

std::uint64_t targets_hash(std::span<const Target> targets, unsigned focus) {
  std::uint64_t hash = focus;
  const auto add = [&hash](std::string_view bytes) { hash = core::fnv1a64(bytes, hash); };
  for (const Target& one : targets) {
    for (const std::string* text : {&one.key, &one.label, &one.value, &one.group_label}) {
      add({text->c_str(), text->size() + 1});
    }
    const float numbers[] = {one.rect.min.x,    one.rect.min.y,    one.rect.max.x,
                             one.rect.max.y,    one.visible.min.x, one.visible.min.y,
                             one.visible.max.x, one.visible.max.y, one.now,
                             one.least,         one.most};
    add({reinterpret_cast<const char*>(numbers), sizeof numbers});
    const char states[] = {
        static_cast<char>(one.role),    static_cast<char>(one.layer),
        static_cast<char>(one.enabled), static_cast<char>(one.unfolded ? 1 + *one.unfolded : 0),
        static_cast<char>(one.heir),    static_cast<char>(one.refuses),
        static_cast<char>(one.clipped)};
    add({states, sizeof states});
  }
  return hash;
}

std::string targets_json(std::span<const Target> targets, unsigned focus) {
  std::string out = "[";
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (out.size() > 1) out += ',';
    append_target(out, targets[i], is_tab_stop(targets, i, focus));
  }
  return out + "]";
}

}  // namespace ui
