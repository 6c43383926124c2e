// The sheets of play by link: who plays here, and what to do with a link that contradicts what is
// known.
#pragma once

#include "ui/mail_page.h"

namespace ui {

class Ui;
struct Model;

void show_mail(Ui& ui, Model& model);

}  // namespace ui
