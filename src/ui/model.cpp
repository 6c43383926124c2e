#include "ui/model.h"

#include "ui/draft/draft.h"
#include "ui/draft/pictures.h"
#include "ui/hud/hint.h"
#include "ui/maze/claw.h"
#include "ui/online/tables.h"
#include "ui/online_page.h"
#include "ui/review/chances.h"
#include "ui/review/fairness.h"
#include "ui/review/records.h"
#include "ui/review/review.h"
#include "ui/rule_pages.h"
#include "ui/screens/daily.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/games.h"
#include "ui/screens/lesson.h"
#include "ui/screens/mail.h"
#include "ui/screens/share.h"
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
