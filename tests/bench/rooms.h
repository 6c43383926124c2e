// The cost of online play for a device: messages, bytes and work per entry, and checking a log.
#pragma once

// Prints lines as hs_bench does. Devices hear each other at once; all frames are sealed and opened
// and their signatures checked, as on a page.
void measure_rooms();
