#include "ui/kit/face.h"

#include <algorithm>
#include <array>
#include <span>

namespace ui {

namespace {

enum class Hair : std::uint8_t { Cap, Bun, Long, Curls, Bald, Fringe };

struct Character {
  Hair hair;
  unsigned skin;
  unsigned hair_colour;
  bool glasses;
  bool beard;
};

constexpr std::array<std::string_view, 6> kNames = {"Iris", "Otto", "Mila", "Hugo", "Nora", "Leo"};
constexpr std::array<Character, kNames.size()> kCharacters = {{
    {Hair::Bun, 0xF2C9A4, 0x7A3B1E, false, false},
    {Hair::Bald, 0xEDBE96, 0xB9B2A6, true, true},
    {Hair::Long, 0xC98F63, 0x2A1A12, false, false},
    {Hair::Cap, 0xF4D3B4, 0xC98A2B, false, true},
    {Hair::Curls, 0x8A5A3B, 0x1B1310, true, false},
    {Hair::Fringe, 0xE0AC7E, 0x4A2C1A, false, false},
}};

const Character& character_of(std::string_view name) {
  const auto known = std::find(kNames.begin(), kNames.end(), name);
  std::size_t index = static_cast<std::size_t>(known - kNames.begin());
  if (known == kNames.end()) {
    index = 0;
    for (const char c : name) index += static_cast<unsigned char>(c);
  }
  return kCharacters[index % kCharacters.size()];
}

// Draws in the unit circle around `middle`, x right and y down.
struct Pen {
  ImDrawList* draw;
  ImVec2 middle;
  float radius;

  [[nodiscard]] ImVec2 at(float x, float y) const { return middle + ImVec2(x, y) * radius; }
  void disc(float x, float y, float r, Colour colour) const {
    draw->AddCircleFilled(at(x, y), r * radius, colour);
  }
  void oval(float x, float y, float wide, float high, Colour colour) const {
    draw->AddEllipseFilled(at(x, y), wide * radius, high * radius, colour);
  }
  void ring(float x, float y, float r, Colour colour, float thick) const {
    draw->AddCircle(at(x, y), r * radius, colour, 0, thick * radius);
  }
  void arc(float x, float y, float r, float from, float to, Colour colour, float thick) const {
    draw->PathArcTo(at(x, y), r * radius, from, to);
    draw->PathStroke(colour, ImDrawFlags_None, thick * radius);
  }
};

// The colour of the disc behind a face: as on the board, in every light.
Colour disc_paint(const Ui& ui, view::Hue hue) { return paint(hue, view::Shade::Light, ui.paints); }

void background(Ui& ui, const Pen& pen, view::Hue hue) {
  const Colour body = disc_paint(ui, hue);
  pen.disc(0.0F, 0.06F, 1.0F, faded(ui.colours().shadow, 0.6F));
  pen.disc(0.0F, 0.0F, 1.0F, mix(body, kBlack, 0.25F));
  pen.disc(0.0F, 0.0F, 0.93F, body);
}

void hair_behind(const Pen& pen, const Character& who, Colour hair) {
  if (who.hair == Hair::Long) {
    pen.oval(0.0F, 0.12F, 0.62F, 0.72F, hair);
  } else if (who.hair == Hair::Bun) {
    pen.disc(0.0F, -0.66F, 0.22F, hair);
    pen.disc(0.0F, -0.1F, 0.55F, hair);
  } else if (who.hair == Hair::Curls) {
    for (const float x : {-0.45F, -0.18F, 0.18F, 0.45F}) pen.disc(x, -0.4F, 0.26F, hair);
    for (const float x : {-0.52F, 0.52F}) pen.disc(x, -0.1F, 0.22F, hair);
  }
}

void hair_before(const Pen& pen, const Character& who, Colour hair) {
  constexpr float kPi = 3.14159265F;
  switch (who.hair) {
    case Hair::Cap:
      pen.draw->PathArcTo(pen.at(0.0F, -0.08F), 0.5F * pen.radius, kPi * 1.02F, kPi * 1.98F);
      pen.draw->PathFillConvex(hair);
      break;
    case Hair::Fringe:
      pen.draw->PathArcTo(pen.at(0.0F, -0.06F), 0.52F * pen.radius, kPi * 0.98F, kPi * 1.78F);
      pen.draw->PathFillConvex(hair);
      break;
    case Hair::Bun:
    case Hair::Long:
      pen.draw->PathArcTo(pen.at(0.0F, -0.12F), 0.47F * pen.radius, kPi * 1.08F, kPi * 1.92F);
      pen.draw->PathFillConvex(hair);
      break;
    case Hair::Curls:
      for (const float x : {-0.26F, 0.0F, 0.26F}) pen.disc(x, -0.44F, 0.17F, hair);
      break;
    case Hair::Bald: break;
  }
}

void features(const Pen& pen, const Character& who, Colour hair) {
  const Colour dark = rgb(0x2B1A12);
  if (who.beard) pen.oval(0.0F, 0.3F, 0.32F, 0.24F, hair);
  for (const float x : {-0.18F, 0.18F}) {
    pen.disc(x, -0.04F, 0.06F, dark);
    pen.disc(x + 0.02F, -0.06F, 0.02F, kWhite);
    if (who.glasses) pen.ring(x, -0.03F, 0.145F, dark, 0.045F);
  }
  if (who.glasses) pen.draw->AddLine(pen.at(-0.05F, -0.04F), pen.at(0.05F, -0.04F), dark);
  constexpr float kFrom = 0.35F;
  constexpr float kTo = 2.8F;
  pen.arc(0.0F, 0.13F, 0.17F, kFrom, kTo, who.beard ? kWhite : dark, 0.06F);
}

}  // namespace

std::span<const std::string_view> character_names() { return kNames; }

std::string_view character_of_seat(std::size_t seat) { return kNames[seat % kNames.size()]; }

void bot_face(Ui& ui, ImVec2 middle, float radius, std::string_view name, view::Hue hue) {
  const Character& who = character_of(name);
  const Pen pen{ui.draw, middle, radius};
  const Colour hair = rgb(who.hair_colour);
  background(ui, pen, hue);
  hair_behind(pen, who, hair);
  pen.oval(0.0F, 0.03F, 0.44F, 0.5F, rgb(who.skin));
  hair_before(pen, who, hair);
  features(pen, who, hair);
}

void person_face(Ui& ui, ImVec2 middle, float radius, view::Hue hue) {
  const Pen pen{ui.draw, middle, radius};
  background(ui, pen, hue);
  const Colour ink = ink_on(disc_paint(ui, hue));
  pen.disc(0.0F, -0.24F, 0.3F, ink);
  constexpr float kPi = 3.14159265F;
  ui.draw->PathArcTo(pen.at(0.0F, 0.66F), 0.52F * radius, kPi, 2.0F * kPi);
  ui.draw->PathFillConvex(ink);
}

}  // namespace ui
