// The page's script holds the claim (web/claims.js) and asks for a frame when it changes.
#include <emscripten.h>

#include "app/claim.h"

// clang-format off
EM_JS(void, js_claim, (const char* id), { globalThis['homestretch']['claim'](UTF8ToString(id)); });
EM_JS(void, js_take_over, (), { globalThis['homestretch']['take_over'](); });
EM_JS(int, js_claim_state, (), { return globalThis['homestretch']['claim_state'](); });
// clang-format on

namespace platform {

void claim_game(const std::string& id) { js_claim(id.c_str()); }
void take_over_game() { js_take_over(); }
Claim game_claim() { return static_cast<Claim>(js_claim_state()); }

}  // namespace platform
