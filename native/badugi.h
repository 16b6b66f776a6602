// Badugi hands: the cards that differ in rank and in suit, read from a table by their ranks;
// src/ruleone/ranking/python_twin/badugi.py is the same in Python.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ranking.h"

namespace ruleone {

// A card's bits: one of 13 for its rank, above them one of four for its suit.
constexpr std::array<std::uint32_t, kDeck> badugi_bits() {
  std::array<std::uint32_t, kDeck> bits{};
  for (unsigned card = 0; card < kDeck; ++card) {
    bits[card] = 1U << (card >> 2) | std::uint32_t{1} << (13 + (card & 3));
  }
  return bits;
}
inline constexpr auto kBadugiBits = badugi_bits();

class Badugi {
 public:
  // `values[ranks]` is the value of one to four cards of different suits and of these ranks, a bit
  // each.
  explicit Badugi(const std::vector<std::uint16_t>& values) : values_(values) {
    values_.resize(kFlushes);
  }

  // The value of 1 to 5 known cards.
  std::uint16_t rank(const std::uint8_t* cards, unsigned count) const {
    // The bits of each choice of cards, and kNone for those that do not differ in all.
    std::uint32_t together[32] = {};
    std::uint16_t best = 0;
    for (unsigned card = 0; card < count; ++card) {
      const std::uint32_t bits = kBadugiBits[cards[card]];
      for (unsigned some = 0; some < 1U << card; ++some) {
        const bool differ = !(together[some] & bits);
        together[some | 1U << card] = differ ? together[some] | bits : kNone;
        if (differ) best = std::max(best, values_[(together[some] | bits) & kRanks]);
      }
    }
    return best;
  }

 private:
  static constexpr std::uint32_t kRanks = (1U << 13) - 1;
  static constexpr std::uint32_t kNone = (1U << 17) - 1;

  std::vector<std::uint16_t> values_;
};

}  // namespace ruleone
