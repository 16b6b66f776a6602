// The table evaluator: the value of the best five of 5 to 7 cards, 1 to 7,462, higher wins.
// src/ruleone/ranking/tables.py says how the tables are read; src/ruleone/ranking/twin.py is the
// same in Python. Cards are ints 0..51, 4 * rank + suit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ruleone {

inline constexpr unsigned kDeck = 52;
inline constexpr std::size_t kFlushes = std::size_t{1} << 13;
inline constexpr unsigned kRowBits = 10;

inline constexpr std::array<std::uint64_t, 13> kRankKeys = {
    0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181};
// Where the sum of rank keys begins with 5, 6 and 7 cards.
inline constexpr std::array<std::uint64_t, 8> kTotalFrom = {
    0, 0, 0, 0, 0, std::uint64_t{1} << 24, std::uint64_t{1} << 23, 0};
inline constexpr std::size_t kRows =
    ((kTotalFrom[5] + 4 * kRankKeys[12] + kRankKeys[11]) >> kRowBits) + 1;

// A key: the sum of rank keys from bit 20 on, the number of bytes that are no cards in bits 16 to
// 19, the cards of each suit in four bits each. The counts start at three, so that five of a suit
// set the count's top bit, and one test finds both rare cases.
inline constexpr unsigned kTotalShift = 20;
inline constexpr std::uint64_t kNoCard = std::uint64_t{1} << 16;
inline constexpr std::uint64_t kNoCards = 0xF * kNoCard;
inline constexpr std::uint64_t kFlush = 0x8888;
inline constexpr std::uint64_t kCountFrom = 0x3333;

constexpr std::array<std::uint64_t, 256> card_keys() {
  std::array<std::uint64_t, 256> keys{};
  for (unsigned card = 0; card < keys.size(); ++card) {
    keys[card] = card < kDeck
                     ? (kRankKeys[card >> 2] << kTotalShift) + (std::uint64_t{1} << 4 * (card & 3))
                     : kNoCard;
  }
  return keys;
}
inline constexpr auto kKeys = card_keys();

constexpr std::uint64_t start_key(unsigned count) {
  return (kTotalFrom[count] << kTotalShift) + kCountFrom;
}

// Where the tables of tables.bin stand in memory.
struct Tables {
  const std::uint16_t* flushes;
  const std::int32_t* displacements;
  const std::uint16_t* values;

  // `count` cards whose keys, with the start key, add up to `key`; 0 if a byte is no card.
  std::uint16_t value(std::uint64_t key, const std::uint8_t* cards, unsigned count) const {
    if (key & (kFlush | kNoCards)) {
      return key & kNoCards ? 0 : flush_value(key, cards, count);
    }
    const auto total = static_cast<std::int64_t>(key >> kTotalShift);
    return values[total + displacements[total >> kRowBits]];
  }

  std::uint16_t rank(const std::uint8_t* cards, unsigned count) const {
    std::uint64_t key = start_key(count);
    for (unsigned at = 0; at < count; ++at) key += kKeys[cards[at]];
    return value(key, cards, count);
  }

  // Ranks rows of seven bytes, each `to_row` (7 or more) bytes behind the last. False where a value
  // came out as 0: there, a byte may be no card.
  bool rank_rows(const std::uint8_t* row, std::int64_t to_row, std::size_t count,
                 std::uint16_t* values_out) const {
    bool ranked = true;
    // All rows but the last are read as eight bytes at once, the eighth being another row's: a
    // tenth faster than byte by byte.
    for (std::size_t at = 0; at + 1 < count; ++at, row += to_row) {
      std::uint64_t bytes;
      std::memcpy(&bytes, row, sizeof bytes);
      std::uint64_t key = start_key(7);
      for (unsigned card = 0; card < 7; ++card) key += kKeys[bytes >> 8 * card & 0xFF];
      values_out[at] = value(key, row, 7);
      ranked &= values_out[at] != 0;
    }
    if (count) ranked &= (values_out[count - 1] = rank(row, 7)) != 0;
    return ranked;
  }

 private:
  std::uint16_t flush_value(std::uint64_t key, const std::uint8_t* cards, unsigned count) const {
    unsigned suit = 0;
    while (!(key & (std::uint64_t{8} << 4 * suit))) ++suit;
    unsigned ranks = 0;
    for (unsigned at = 0; at < count; ++at) {
      ranks |= static_cast<unsigned>((cards[at] & 3) == suit) << (cards[at] >> 2);
    }
    return flushes[ranks];
  }
};

}  // namespace ruleone
