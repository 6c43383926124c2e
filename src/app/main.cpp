// Starts the program: one App owns everything.
#include <memory>

#include "app/app.h"

int main(int argc, char** argv) {
  // On the web the page continues after main has returned, so the App is never destroyed there.
  auto app = std::make_unique<app::App>();
  return platform::run(*app.release(), argc, argv);
}
