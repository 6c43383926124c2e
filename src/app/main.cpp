// Starts the program: everything it owns hangs on one App.
#include <memory>

#include "app/app.h"

int main(int argc, char** argv) {
  // On the web the page goes on after main has returned, so the App is never destroyed there.
  auto app = std::make_unique<app::App>();
  return platform::run(*app.release(), argc, argv);
}
