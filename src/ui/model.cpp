#include "ui/model.h"

#include "ui/hud/hint.h"
#include "ui/maze/claw.h"
#include "ui/screens/chances.h"
#include "ui/screens/daily.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/fairness.h"
#include "ui/screens/games.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/mail.h"
#include "ui/screens/online.h"
#include "ui/screens/pictures.h"
#include "ui/screens/records.h"
#include "ui/screens/review.h"
#include "ui/screens/share.h"
#include "ui/screens/tables.h"
#include "ui/setup/draft.h"
#include "ui/workshop/workshop.h"

namespace ui {

struct Pages {
  Drafts drafts;
  Workshop workshop;
  Hint hint;
  ClawPage claw;
  ChancesPage chances;
  DailyPage daily;
  FairnessPage fairness;
  GamesPage games;
  ReviewPage watching;
  SharePage share;
  MailPage mail;
  OnlinePage online;
  TablesPage tables;
  ElsewherePage elsewhere;
  RecordsPage records;
  LessonPage lesson;
  HelpPage help;
  std::vector<Picture> pictures;
};

Model::Model()
    : pages_(std::make_unique<Pages>()),
      drafts(pages_->drafts),
      workshop(pages_->workshop),
      hint(pages_->hint),
      claw(pages_->claw),
      chances(pages_->chances),
      daily(pages_->daily),
      fairness(pages_->fairness),
      games(pages_->games),
      watching(pages_->watching),
      share(pages_->share),
      mail(pages_->mail),
      online(pages_->online),
      tables(pages_->tables),
      elsewhere(pages_->elsewhere),
      records(pages_->records),
      lesson(pages_->lesson),
      help(pages_->help),
      pictures(pages_->pictures) {}

Model::~Model() = default;

}  // namespace ui
