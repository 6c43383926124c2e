#include <algorithm>

#include "app/app.h"
#include "app/rooms/page.h"
#include "app/rooms/people.h"
#include "ui/draft/labels.h"
#include "ui/online_page.h"
#include "view/words/words.h"

namespace app {

using view::tr;

// Nothing is read out until it is known whether these are strangers.
void hear_words(App& app) {
  if (!app.rooms.open || setup_shown(app.rooms.open->peer) == nullptr) return;
  OpenRoom& room = *app.rooms.open;
  const auto& said = room.peer.talk().said();
  const std::uint64_t fresh = room.peer.talk().count() - room.heard_words;
  room.heard_words = room.peer.talk().count();
  const auto newest = static_cast<std::size_t>(std::min<std::uint64_t>(said.size(), fresh));
  std::string lines;
  for (std::size_t i = said.size() - newest; i < said.size(); ++i) {
    const play::room::Key& who = said[i]->key;
    const auto* say = said[i]->as<play::room::Say>();
    if (who == room.peer.key() || !may_be_heard(room, who, *say)) continue;
    const std::string name = shown_name(app.model.online, room, who);
    const std::string words =
        say->phrase > 0 ? std::string(tr(ui::phrase(say->phrase))) : say->text;
    if (!lines.empty()) lines += '\n';
    lines += view::labelled(name.empty() ? std::string(tr("Somebody")) : name, words);
  }
  if (!lines.empty()) app.ui.toast(std::move(lines));
}

}  // namespace app
