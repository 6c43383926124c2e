// What platform.cpp calls in the page's script (web/), which puts `homestretch` into
// globalThis; names are quoted because the optimiser renames others. Included there and nowhere
// else: other files of this folder have their own such functions.
#pragma once

#include <emscripten.h>

// clang-format off
EM_JS_DEPS(homestretch, "$stringToNewUTF8");
EM_JS(char*, js_load, (const char* key), {
  const text = globalThis['homestretch']['load'](UTF8ToString(key));
  if (text === null) return 0;
  return stringToNewUTF8(text) || abort();  // or it would seem that nothing is stored
});
EM_JS(void, js_save, (const char* key, const char* text),
      { globalThis['homestretch']['save'](UTF8ToString(key), UTF8ToString(text)); });
EM_JS(void, js_erase, (const char* key),
      { globalThis['homestretch']['erase'](UTF8ToString(key)); });
EM_JS(char*, js_keys, (), { return stringToNewUTF8(globalThis['homestretch']['keys']()); });
EM_JS(void, js_ask_for_file, (), { globalThis['homestretch']['ask_for_file'](); });
EM_JS(void, js_save_file, (const char* name, const char* text),
      { globalThis['homestretch']['save_file'](UTF8ToString(name), UTF8ToString(text)); });
EM_JS(int, js_can_share, (), { return globalThis['homestretch']['can_share']() ? 1 : 0; });
EM_JS(void, js_share, (const char* title, const char* link),
      { globalThis['homestretch']['share'](UTF8ToString(title), UTF8ToString(link)); });
EM_JS(void, js_share_text, (const char* text),
      { globalThis['homestretch']['share_text'](UTF8ToString(text)); });
EM_JS(char*, js_address, (const char* game), { return stringToNewUTF8(globalThis['homestretch']['address'](UTF8ToString(game))); });
EM_JS(int, js_codes_ready, (), { return globalThis['homestretch']['codes_ready']() ? 1 : 0; });
EM_JS(char*, js_qr, (const char* words), { return stringToNewUTF8(globalThis['homestretch']['qr'](UTF8ToString(words))); });
EM_JS(char*, js_language, (), { return stringToNewUTF8(globalThis['homestretch']['language']()); });
EM_JS(int, js_prefers, (const char* query), { return globalThis['homestretch']['prefers'](UTF8ToString(query)) ? 1 : 0; });
EM_JS(int, js_local_day, (), {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / 86400000);
});
EM_JS(int, js_debug, (), { return location.hash === '#debug' ? 1 : 0; });
EM_JS(unsigned, js_random, (), { return crypto.getRandomValues(new Uint32Array(1))[0]; });
EM_JS(void, js_copy, (const char* text), { globalThis['homestretch']['copy'](UTF8ToString(text)); });
EM_JS(void, js_show_licences, (), { globalThis['open']('licences.txt', '_blank', 'noopener'); });
EM_JS(void, js_reopen, (const char* fragment, int room),
      { globalThis['homestretch']['reopen'](UTF8ToString(fragment), room); });
EM_JS(int, js_hidden, (), { return document.visibilityState === 'hidden' ? 1 : 0; });
// Passes the bytes to hs_file, at once or when they arrive.
EM_JS(void, js_want_file, (const char* name), {
  const called = UTF8ToString(name);
  globalThis['homestretch']['want_file'](called, function(bytes) {
    const at = stringToNewUTF8(called);
    const data = _malloc(bytes.length);
    if (at && data) {
      HEAPU8.set(bytes, data);
      _hs_file(at, data, bytes.length);
    }
    _free(data);
    _free(at);
  });
});
EM_JS(int, js_missed_file, (const char* name),
      { return globalThis['homestretch']['missed_file'](UTF8ToString(name)) ? 1 : 0; });
EM_JS(void, js_fail, (const char* reason), { globalThis['homestretch']['fail'](UTF8ToString(reason)); });
EM_JS(void, js_ready, (), { globalThis['homestretch']['ready'](); });
EM_JS(int, js_whole, (), { return globalThis['homestretch']['whole']() ? 1 : 0; });
// clang-format on
