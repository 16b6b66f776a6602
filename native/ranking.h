// The table evaluator for an order of five-card hands: the value of the best five of 5 to 7 cards,
// higher wins. src/ruleone/ranking/tables.py says how the tables are read;
// src/ruleone/ranking/python_twin/five_cards.py is the same in Python. Cards are ints 0..51, 4 * rank +
// suit.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

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
// With cards that stand more than once in a hand, as in a bad row of an array, sums go up to here.
inline constexpr std::size_t kRowsInAll = ((kTotalFrom[5] + 5 * kRankKeys[12]) >> kRowBits) + 1;

// A key: the sum of rank keys from bit 20 on, the number of bytes that are no cards in bits 16 to
// 19, the cards of each suit in four bits each. The counts start at three, so that five of a suit
// set the count's top bit, and one test finds both rare cases.
inline constexpr unsigned kTotalShift = 20;
inline constexpr std::uint64_t kNoCard = std::uint64_t{1} << 16;
inline constexpr std::uint64_t kNoCards = 0xF * kNoCard;
inline constexpr std::uint64_t kFlush = 0x8888;
inline constexpr std::uint64_t kCountFrom = 0x3333;

using Keys = std::array<std::uint64_t, 256>;

// The key of each byte; those below `lowest` are no cards.
constexpr Keys card_keys(unsigned lowest) {
  Keys keys{};
  for (unsigned card = 0; card < keys.size(); ++card) {
    keys[card] = card >= lowest && card < kDeck
                     ? (kRankKeys[card >> 2] << kTotalShift) + (std::uint64_t{1} << 4 * (card & 3))
                     : kNoCard;
  }
  return keys;
}

constexpr std::uint64_t start_key(unsigned count) {
  return (kTotalFrom[count] << kTotalShift) + kCountFrom;
}

// Where the tables of tables.bin stand in memory, once they are loaded.
struct Tables {
  const std::uint16_t* flushes;
  const std::int32_t* displacements;
  const std::uint16_t* values;
  std::size_t values_count;

  std::size_t place(std::uint64_t total) const {
    return static_cast<std::size_t>(static_cast<std::int64_t>(total) +
                                    displacements[total >> kRowBits]);
  }
};

// What five cards of one suit do: nothing; make a hand that is better than any other of the same six
// or seven cards; or a hand that may be worse than others of the same cards.
enum class Suits { kIgnored, kHelp, kHurt };

// An order of five-card hands.
class Order {
 public:
  // The order of high hands itself.
  explicit Order(const Tables& high) : Order(high, Suits::kHelp, 0) {
    flushes_ = high.flushes;
    values_ = high.values;
  }

  // `by_high[v - 1]` is the value in this order of five cards whose value as a high hand is v, 0
  // for none. Cards below `lowest` are not in the deck.
  Order(const Tables& high, const std::vector<std::uint16_t>& by_high, Suits suits, unsigned lowest)
      : Order(high, suits, lowest) {
    const auto relabelled = [&](std::uint16_t value) { return value ? by_high[value - 1] : 0; };
    own_flushes_.resize(kFlushes);
    for (std::size_t mask = 0; mask < kFlushes; ++mask) {
      own_flushes_[mask] = static_cast<std::uint16_t>(relabelled(high.flushes[mask]));
    }
    fill_flushes();
    own_values_.resize(high.values_count);
    fill_values(5, [&](std::size_t place, const unsigned*) {
      return static_cast<std::uint16_t>(relabelled(high.values[place]));
    });
    for (unsigned count : {6U, 7U}) {
      fill_values(count, [&](std::size_t, const unsigned* ranks) {
        return best_with_one_out(count, ranks);
      });
    }
    flushes_ = own_flushes_.data();
    values_ = own_values_.data();
  }

  Order(const Order&) = delete;
  Order& operator=(const Order&) = delete;

  unsigned lowest() const { return lowest_; }

  // The value of 5 to 7 cards; 0 if a byte is no card, or where there is none.
  std::uint16_t rank(const std::uint8_t* cards, unsigned count) const {
    std::uint64_t key = start_key(count);
    for (unsigned at = 0; at < count; ++at) key += keys_[cards[at]];
    return value(key, cards, count);
  }

  // Ranks rows of so many bytes, each `to_row` (at least `count`) bytes behind the last. False where
  // a byte is no card.
  template <unsigned count>
  bool rank_rows(const std::uint8_t* row, std::int64_t to_row, std::size_t rows,
                 std::uint16_t* values_out) const {
    std::uint64_t seen = 0;
    // All rows but the last are read as eight bytes at once, the eighth being another row's: a
    // tenth faster than byte by byte.
    for (std::size_t at = 0; at + 1 < rows; ++at, row += to_row) {
      std::uint64_t bytes;
      std::memcpy(&bytes, row, sizeof bytes);
      std::uint64_t key = start_key(count);
      for (unsigned card = 0; card < count; ++card) key += keys_[bytes >> 8 * card & 0xFF];
      values_out[at] = value(key, row, count);
      seen |= key;
    }
    if (rows) {
      for (unsigned card = 0; card < count; ++card) seen |= keys_[row[card]] & kNoCards;
      values_out[rows - 1] = rank(row, count);
    }
    return !(seen & kNoCards);
  }

  // The value of the best five that are two of at most 6 hole cards and three of at most 5 cards on
  // the board; 0 as in `rank`.
  std::uint16_t rank_omaha(const std::uint8_t* hole, unsigned holes, const std::uint8_t* board,
                           unsigned boards) const {
    Part twos[15], threes[10];
    unsigned two = 0, three = 0;
    for (unsigned a = 0; a < holes; ++a) {
      for (unsigned b = a + 1; b < holes; ++b) twos[two++] = part(hole[a]) + part(hole[b]);
    }
    for (unsigned a = 0; a < boards; ++a) {
      for (unsigned b = a + 1; b < boards; ++b) {
        for (unsigned c = b + 1; c < boards; ++c) {
          threes[three] = part(board[a]) + part(board[b]) + part(board[c]);
          threes[three++].key += start_key(5);
        }
      }
    }
    std::uint16_t best = 0;
    for (unsigned b = 0; b < three; ++b) {
      for (unsigned a = 0; a < two; ++a) {
        const std::uint64_t key = threes[b].key + twos[a].key;
        best = std::max(best, !(key & rare_)    ? plain(key)
                              : key & kNoCards ? std::uint16_t{0}
                                                : flushes_[threes[b].ranks | twos[a].ranks]);
      }
    }
    return best;
  }

 private:
  // Some cards: the sum of their keys, and their ranks as bits.
  struct Part {
    std::uint64_t key;
    unsigned ranks;
    Part operator+(const Part& other) const { return {key + other.key, ranks | other.ranks}; }
  };

  Order(const Tables& high, Suits suits, unsigned lowest)
      : keys_(card_keys(lowest)),
        rare_(suits == Suits::kIgnored ? kNoCards : kNoCards | kFlush),
        hurt_(suits == Suits::kHurt),
        high_(high),
        lowest_(lowest) {}

  Part part(std::uint8_t card) const {
    return {keys_[card], card < kDeck ? 1U << (card >> 2) : 0};
  }

  std::uint16_t plain(std::uint64_t key) const { return values_[high_.place(key >> kTotalShift)]; }

  // `count` cards whose keys, with the start key, add up to `key`.
  std::uint16_t value(std::uint64_t key, const std::uint8_t* cards, unsigned count) const {
    return key & rare_ ? rare_value(key, cards, count) : plain(key);
  }

  std::uint16_t rare_value(std::uint64_t key, const std::uint8_t* cards, unsigned count) const {
    if (key & kNoCards) return 0;
    if (hurt_ && count > 5) return best_with_one_out(cards, count);
    unsigned suit = 0;
    while (!(key & (std::uint64_t{8} << 4 * suit))) ++suit;
    unsigned ranks = 0;
    for (unsigned at = 0; at < count; ++at) {
      ranks |= static_cast<unsigned>((cards[at] & 3) == suit) << (cards[at] >> 2);
    }
    return flushes_[ranks];
  }

  std::uint16_t best_with_one_out(const std::uint8_t* cards, unsigned count) const {
    std::uint16_t best = 0;
    std::uint8_t rest[7];
    std::copy(cards + 1, cards + count, rest);
    for (unsigned out = 0; out < count; ++out) {
      best = std::max(best, rank(rest, count - 1));
      rest[out] = cards[out];
    }
    return best;
  }

  std::uint16_t best_with_one_out(unsigned count, const unsigned* ranks) const {
    std::uint64_t total = kTotalFrom[count - 1];
    for (unsigned at = 0; at < count; ++at) total += kRankKeys[ranks[at]];
    std::uint16_t best = 0;
    for (unsigned at = 0; at < count; ++at) {
      best = std::max(best, own_values_[high_.place(total - kRankKeys[ranks[at]])]);
    }
    return best;
  }

  // Six and seven cards of a suit: the best with one left out.
  void fill_flushes() {
    for (unsigned mask = 0; mask < kFlushes; ++mask) {
      unsigned ranks = 0;
      for (unsigned left = mask; left; left &= left - 1) ++ranks;
      if (ranks < 6 || ranks > 7) continue;
      for (unsigned left = mask; left; left &= left - 1) {
        own_flushes_[mask] = std::max(own_flushes_[mask], own_flushes_[mask & ~(left & -left)]);
      }
    }
  }

  // Puts what `value_of(place, ranks)` says into the place of every `count` ranks that there are.
  template <typename ValueOf>
  void fill_values(unsigned count, ValueOf value_of) {
    unsigned ranks[7] = {};
    fill_from(0, 0, count, kTotalFrom[count], ranks, value_of);
  }

  template <typename ValueOf>
  void fill_from(unsigned at, unsigned least, unsigned count, std::uint64_t total, unsigned* ranks,
                 ValueOf& value_of) {
    if (at == count) {
      const std::size_t place = high_.place(total);
      own_values_[place] = value_of(place, ranks);
      return;
    }
    for (unsigned rank = least; rank < kRankKeys.size(); ++rank) {
      if (at >= 4 && ranks[at - 4] == rank) continue;
      ranks[at] = rank;
      fill_from(at + 1, rank, count, total + kRankKeys[rank], ranks, value_of);
    }
  }

  Keys keys_;
  std::uint64_t rare_;
  bool hurt_;
  Tables high_;
  unsigned lowest_;
  const std::uint16_t* flushes_ = nullptr;
  const std::uint16_t* values_ = nullptr;
  std::vector<std::uint16_t> own_flushes_, own_values_;
};

}  // namespace ruleone
