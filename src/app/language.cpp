#include "app/language.h"

#include <string>

#include "app/app.h"
#include "app/parts.h"
#include "assets/embedded.h"

namespace app {

void take_language(App& app) {
  const auto& chosen = app.model.settings.language;
  const view::Language language = chosen ? *chosen : view::language_of(platform::language_tag());
  const std::string file = "po/" + std::string(view::language_code(language)) + ".mo";
  // The sentences are English. A catalogue that failed to load is requested again later.
  if (language != view::Language::English) (void)platform::has_file(file);
  if (app.model.drafts.language != language) ui::speak(app.model.drafts, language);
  if (app.language.shown == language) return;
  const std::optional<Refusal>& refusal = app.language.refusal;
  const bool refused = refusal && app.model.info_text == view::tr(refusal->why);
  app.language.shown = language;
  app.language.words = view::Words(language, assets::find(file));  // English until it has arrived
  view::use_words(&app.language.words);
  if (refused) show_refusal(app);
  app.ui.want_frame();
}

void show_refusal(App& app) {
  const Refusal& refusal = *app.language.refusal;
  app.model.info_title = view::tr(refusal.title);
  app.model.info_text = view::tr(refusal.why);
  app.ui.want_frame();
}

void file_refused(App& app, std::string_view name) {
  app.ui.toast(view::tr(core::Sentence{
      "“{0}” is not the file that belongs to this page: it is not used.", {std::string(name)}}));
  learning_refused(app, name);
}

void file_came(App& app, std::string_view name) {
  if (name.starts_with("po/")) app.language.shown.reset();
  if (name.starts_with("learn/")) learning_came(app);
}

}  // namespace app
