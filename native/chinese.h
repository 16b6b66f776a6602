// Rows of 13-card Chinese poker, five cards or three, with their suits;
// src/ruleone/ranking/python_twin/chinese.py is the same in Python.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ranking.h"

namespace ruleone {

class ChineseRows {
 public:
  using Numbers = std::vector<std::uint16_t>;

  // Four times the rung and the rank of the card whose suit decides, 13 for none: of five cards by
  // their value as a high hand, of three by 169 * a + 13 * b + c of their ranks. `places` are those
  // of the suits clubs, diamonds, hearts and spades.
  ChineseRows(const Order& high, const Numbers& values_of_five, const Numbers& ranks_of_five,
              const Numbers& values_of_three, const Numbers& ranks_of_three,
              const std::array<std::uint16_t, 4>& places)
      : high_(high),
        five_{values_of_five, ranks_of_five},
        three_{values_of_three, ranks_of_three},
        places_(places) {}

  // The value of 5 or 3 known cards.
  std::uint16_t rank(const std::uint8_t* cards, unsigned count) const {
    return count == 5 ? of_five(high_.rank(cards, 5), cards) : of_three(cards);
  }

  // The value of five known cards whose value as a high hand is `high`.
  std::uint16_t of_five(std::uint16_t high, const std::uint8_t* cards) const {
    return with_suit(five_, high, cards, 5);
  }

  std::uint16_t of_three(const std::uint8_t* cards) const {
    const std::size_t at = 169U * (cards[0] >> 2) + 13U * (cards[1] >> 2) + (cards[2] >> 2);
    return with_suit(three_, at, cards, 3);
  }

 private:
  struct Rungs {
    Numbers values, ranks;
  };

  std::uint16_t with_suit(const Rungs& rungs, std::size_t at, const std::uint8_t* cards,
                          unsigned count) const {
    const unsigned rank = rungs.ranks[at];
    unsigned value = rungs.values[at];
    for (unsigned card = 0; card < count; ++card) {
      value += static_cast<unsigned>(cards[card] >> 2 == rank) * places_[cards[card] & 3];
    }
    return static_cast<std::uint16_t>(value);
  }

  const Order& high_;
  Rungs five_, three_;
  std::array<std::uint16_t, 4> places_;
};

}  // namespace ruleone
