#include "app/mail.h"

#include <utility>

#include "app/app.h"
#include "app/arrivals.h"
#include "app/mail_table.h"
#include "play/mail_news.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"

namespace app {

namespace {

using Ask = ui::MailPage::Ask;

struct Known {
  play::KeptGame game;
  play::KeptMail mail;
  play::MailNews news;  // of the link compared with it
};

// The game as this device has it; of several stories the one that the link continues.
std::optional<Known> known_as(const App& app, const play::Mail& mail) {
  std::optional<Known> found;
  for (const play::KeptGame& game : app.shelf.library.games()) {
    if (!game.mail.starts_with(core::hex16(mail.id))) continue;  // each begins with its game's id
    auto kept = kept_mail(game);
    if (!kept) continue;
    const play::MailNews news = play::compare(kept->mail, mail);
    if (!found || found->news == play::MailNews::Forked) found = {game, std::move(*kept), news};
  }
  return found;
}

void come_further(App& app, const play::KeptGame& game, play::MailHere here) {
  app.mail.asked.here = here;
  sit_by_mail(app, std::move(app.mail.asked), game);
}

// Whether the others have gone on without this device.
bool is_left_out(const Known& known, const play::Mail& mail) {
  const bool goes_on =
      known.news == play::MailNews::Further || known.news == play::MailNews::Forked;
  return goes_on && known.mail.here.device != play::kNobody &&
         !play::takes_part(mail, known.mail.here);
}

// Whether this device has shown nothing of its own yet, so that it may sit down again. With hidden
// hands nothing tells whether it has played, so its story must not be replaced.
bool is_newcomer(const play::KeptMail& kept) {
  return !is_sealed(kept.mail) && kept.mail.devices[kept.here.device].runs == 0;
}

}  // namespace

void open_mail(App& app, play::Mail mail) {
  if (const auto fault = play::check_mail(mail)) {
    return refuse(app, "This link cannot be opened", *fault);
  }
  keep_game(app);
  const auto known = known_as(app, mail);
  app.mail = {{std::move(mail), {}}, known ? known->game.id : "", {}};
  app.model.mail.ask = Ask::Nothing;  // a sheet that is open asks about another game
  if (!known) {
    ask_to_join(app);
    return;
  }
  play::MailNews news = known->news;
  if (is_left_out(*known, app.mail.asked.mail)) {
    if (is_newcomer(known->mail)) {
      app.mail.beside = known->game.id;
      return ask_to_join(app);
    }
    news = play::MailNews::Forked;
  }
  switch (news) {
    case play::MailNews::Same: open_game(app, known->game.id); break;
    case play::MailNews::Further: come_further(app, known->game, known->mail.here); break;
    case play::MailNews::Rewound: app.model.mail.ask = Ask::Rewound; break;
    case play::MailNews::Forked: app.model.mail.ask = Ask::Forked; break;
  }
}

std::optional<play::KeptMail> kept_mail(const play::KeptGame& game) {
  if (game.mail.empty()) return std::nullopt;
  auto replay = play::parse_replay(game.replay);
  if (!replay) return std::nullopt;
  return play::parse_mail(game.mail, play::seen_by_all(std::move(*replay)));
}

bool open_kept_mail(App& app, const play::KeptGame& game) {
  auto post = kept_mail(game);
  if (!post) return false;
  sit_by_mail(app, std::move(*post), game);
  return true;
}

std::optional<play::Mail> mail_on_table(const App& app) {
  auto post = mail_seen_here(app);
  if (!post) return std::nullopt;
  if (is_sealed(post->mail) && post->here.device == play::kDealer &&
      play::deal(post->mail, post->here.secret))
    return std::nullopt;
  return std::move(post->mail);
}

}  // namespace app
