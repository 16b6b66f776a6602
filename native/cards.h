// Cards as they come from Python, and the errors for what is none; the Python twin says the same in
// src/ruleone/ranking/python_twin/keys.py.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ranking.h"

namespace ruleone {

namespace nb = nanobind;

using Hands = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::device::cpu>;
using Values = nb::ndarray<nb::numpy, std::uint16_t, nb::ndim<1>>;

[[noreturn]] inline void refuse(const std::string& expected, const std::string& came) {
  const nb::object type = nb::module_::import_("ruleone.cards").attr("CardError");
  const nb::object error = type(expected, came);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

[[noreturn]] inline void refuse_unknown(long card, unsigned lowest = 0) {
  refuse("known cards, " + std::to_string(lowest) + " to 51", std::to_string(card));
}

inline std::string bounds(unsigned least, unsigned most, const char* between) {
  return std::to_string(least) + between + std::to_string(most);
}

inline void check_count(const char* what, unsigned least, unsigned most, std::size_t came) {
  if (came < least || came > most) {
    refuse(bounds(least, most, " to ") + " " + what, std::to_string(came));
  }
}

inline std::uint8_t card_of(PyObject* given, unsigned lowest = 0) {
  const long card = PyLong_AsLong(given);
  if (card >= static_cast<long>(lowest) && card < static_cast<long>(kDeck)) {
    return static_cast<std::uint8_t>(card);
  }
  if (PyErr_Occurred()) throw nb::python_error();
  refuse_unknown(card, lowest);
}

// Puts the cards of a Python sequence behind each other and notes them as seen.
inline void take_cards(const nb::sequence& given, std::size_t count, unsigned lowest,
                       std::uint8_t* cards, std::bitset<kDeck>& seen) {
  for (std::size_t at = 0; at < count; ++at) {
    cards[at] = card_of(nb::object(given[at]).ptr(), lowest);
    seen.set(cards[at]);
  }
}

inline void check_differ(const std::bitset<kDeck>& seen, std::size_t count) {
  if (seen.count() != count) refuse("each card at most once", "a card twice");
}

// The bytes of hands, each row without gaps and behind the one before it; packed anew where they lie
// in memory in any other way.
struct Rows {
  std::vector<std::uint8_t> packed;
  const std::uint8_t* data;
  std::int64_t to_row;
  std::size_t count;
  unsigned columns;

  Rows(const char* what, const Hands& hands, unsigned least, unsigned most)
      : data(hands.data()),
        to_row(hands.stride(0)),
        count(hands.shape(0)),
        columns(static_cast<unsigned>(std::min<std::size_t>(hands.shape(1), kDeck))) {
    if (columns < least || columns > most) {
      const std::string came = std::to_string(count) + ", " + std::to_string(hands.shape(1));
      throw nb::type_error(("expected " + std::string(what) + " as uint8[N, " +
                            bounds(least, most, "..") + "], got uint8[" + came + "]")
                               .c_str());
    }
    if (hands.stride(1) != 1 || to_row < columns) pack(hands.stride(1));
  }

  const std::uint8_t* row(std::size_t at) const {
    return data + static_cast<std::int64_t>(at) * to_row;
  }

  // Refuses the first byte that is no known card from `lowest` up, if there is one.
  void check_known(unsigned lowest = 0) const {
    for (std::size_t at = 0; at < count; ++at) {
      for (unsigned card = 0; card < columns; ++card) {
        const unsigned came = row(at)[card];
        if (came < lowest || came >= kDeck) refuse_unknown(came, lowest);
      }
    }
  }

 private:
  void pack(std::int64_t to_card) {
    packed.reserve(count * columns);
    for (std::size_t at = 0; at < count; ++at) {
      for (unsigned card = 0; card < columns; ++card) packed.push_back(row(at)[card * to_card]);
    }
    data = packed.data();
    to_row = columns;
  }
};

// An array of so many values for Python, written by `write`.
template <typename Write>
Values values_of(std::size_t count, Write write) {
  auto values = std::make_unique_for_overwrite<std::uint16_t[]>(count);
  write(values.get());
  std::uint16_t* data = values.release();
  const nb::capsule owner(data, [](void* kept) noexcept {
    delete[] static_cast<std::uint16_t*>(kept);
  });
  return Values(data, {count}, owner);
}

}  // namespace ruleone
