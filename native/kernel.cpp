// The kernel, ruleone._kernel: what src/ruleone/ranking/python_twin/ does in Python, with the same answers
// and the same errors.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <bit>
#include <bitset>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "badugi.h"
#include "cards.h"
#include "chinese.h"
#include "ranking.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace ruleone {
namespace {

constexpr std::size_t kHighHands = 7462;

Tables tables;
const Order* high;

template <typename Number>
std::vector<Number>& keep(const char* data, std::size_t bytes) {
  // Kept until the process ends: every value that is handed out was read from here.
  auto* numbers = new std::vector<Number>(bytes / sizeof(Number));
  std::memcpy(numbers->data(), data, bytes);
  return *numbers;
}

void load(const nb::bytes& file) {
  const std::size_t rows_at = kFlushes * sizeof(std::uint16_t);
  const std::size_t values_at = rows_at + kRows * sizeof(std::int32_t);
  if (file.size() <= values_at) throw nb::value_error("expected the bytes of tables.bin");
  auto& displacements = keep<std::int32_t>(file.c_str() + rows_at, values_at - rows_at);
  for (std::size_t row = kRows; row < kRowsInAll; ++row) {
    displacements.push_back(-static_cast<std::int32_t>(row << kRowBits));
  }
  const auto& values = keep<std::uint16_t>(file.c_str() + values_at, file.size() - values_at);
  tables = {keep<std::uint16_t>(file.c_str(), rows_at).data(), displacements.data(), values.data(),
            values.size()};
  high = new Order(tables);
}

void check_loaded() {
  if (!high) throw nb::value_error("expected load() before any hand is ranked");
}

// The call that matters most takes its arguments as the interpreter hands them over: through
// nanobind's casts it would take a fifth longer.
PyObject* rank7(PyObject*, PyObject* const* given, Py_ssize_t count) try {
  check_loaded();
  if (count != 7) return PyErr_Format(PyExc_TypeError, "expected seven cards, got %zd", count);
  std::uint8_t cards[7];
  for (unsigned at = 0; at < 7; ++at) cards[at] = card_of(given[at]);
  return PyLong_FromLong(high->rank(cards, 7));
} catch (nb::python_error& error) {
  error.restore();
  return nullptr;
} catch (const std::exception& error) {
  return PyErr_Format(PyExc_ValueError, "%s", error.what());
}

PyMethodDef rank7_method = {
    "rank7", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&rank7)), METH_FASTCALL,
    "The value of the best five of seven cards."};

unsigned rank_mask(std::uint64_t mask) {
  check_loaded();
  if (mask >> kDeck) refuse("a mask of the 52 cards", std::to_string(mask));
  std::uint8_t cards[kDeck];
  unsigned count = 0;
  for (std::uint64_t left = mask; left; left &= left - 1) {
    cards[count++] = static_cast<std::uint8_t>(std::countr_zero(left));
  }
  check_count("cards", 5, 7, count);
  return high->rank(cards, count);
}

Suits suits_of(const std::string& name) {
  if (name == "ignored") return Suits::kIgnored;
  if (name == "help") return Suits::kHelp;
  if (name == "hurt") return Suits::kHurt;
  throw nb::value_error(("expected ignored, help or hurt, got " + name).c_str());
}

void make_five_cards(Order* order, const std::optional<std::vector<std::uint16_t>>& by_high,
                     const std::string& suits, unsigned lowest) {
  check_loaded();
  if (!by_high) {
    new (order) Order(tables);
    return;
  }
  if (by_high->size() != kHighHands) throw nb::value_error("expected a value for each high hand");
  new (order) Order(tables, *by_high, suits_of(suits), lowest);
}

unsigned rank(const Order& order, const nb::sequence& given) {
  const std::size_t count = nb::len(given);
  check_count("cards", 5, 7, count);
  std::uint8_t cards[7];
  std::bitset<kDeck> seen;
  take_cards(given, count, order.lowest(), cards, seen);
  check_differ(seen, count);
  return order.rank(cards, static_cast<unsigned>(count));
}

Values rank_many(const Order& order, const Hands& hands) {
  const Rows rows("cards", hands, 5, 7);
  return values_of(rows.count, [&](std::uint16_t* values) {
    const auto ranked = rows.columns == 7   ? &Order::rank_rows<7>
                        : rows.columns == 6 ? &Order::rank_rows<6>
                                            : &Order::rank_rows<5>;
    if (!(order.*ranked)(rows.data, rows.to_row, rows.count, values)) {
      rows.check_known(order.lowest());
    }
  });
}

unsigned rank_omaha(const Order& order, const nb::sequence& hole, const nb::sequence& board) {
  const std::size_t holes = nb::len(hole), boards = nb::len(board);
  check_count("hole cards", 4, 6, holes);
  check_count("cards on the board", 3, 5, boards);
  std::uint8_t cards[11];
  std::bitset<kDeck> seen;
  take_cards(hole, holes, order.lowest(), cards, seen);
  take_cards(board, boards, order.lowest(), cards + holes, seen);
  check_differ(seen, holes + boards);
  return order.rank_omaha(cards, static_cast<unsigned>(holes), cards + holes,
                          static_cast<unsigned>(boards));
}

Values rank_omaha_many(const Order& order, const Hands& hole, const Hands& board) {
  const Rows holes("hole cards", hole, 4, 6), boards("the board", board, 3, 5);
  if (holes.count != boards.count) {
    throw nb::type_error(("expected a board for each hand, got " + std::to_string(boards.count) +
                          " for " + std::to_string(holes.count))
                             .c_str());
  }
  holes.check_known(order.lowest());
  boards.check_known(order.lowest());
  return values_of(holes.count, [&](std::uint16_t* values) {
    for (std::size_t at = 0; at < holes.count; ++at) {
      values[at] = order.rank_omaha(holes.row(at), holes.columns, boards.row(at), boards.columns);
    }
  });
}

unsigned rank_badugi(const Badugi& badugi, const nb::sequence& given) {
  const std::size_t count = nb::len(given);
  check_count("cards", 1, 5, count);
  std::uint8_t cards[5];
  std::bitset<kDeck> seen;
  take_cards(given, count, 0, cards, seen);
  check_differ(seen, count);
  return badugi.rank(cards, static_cast<unsigned>(count));
}

Values rank_badugi_many(const Badugi& badugi, const Hands& hands) {
  const Rows rows("cards", hands, 1, 5);
  rows.check_known();
  return values_of(rows.count, [&](std::uint16_t* values) {
    for (std::size_t at = 0; at < rows.count; ++at) {
      values[at] = badugi.rank(rows.row(at), rows.columns);
    }
  });
}

void make_chinese_rows(ChineseRows* made, const ChineseRows::Numbers& values_of_five,
                       const ChineseRows::Numbers& ranks_of_five,
                       const ChineseRows::Numbers& values_of_three,
                       const ChineseRows::Numbers& ranks_of_three,
                       const std::vector<std::uint16_t>& places) {
  check_loaded();
  if (values_of_five.size() != kHighHands + 1 || ranks_of_five.size() != kHighHands + 1) {
    throw nb::value_error("expected a rung for no hand and for each high hand");
  }
  if (values_of_three.size() != 13 * 13 * 13 || ranks_of_three.size() != 13 * 13 * 13) {
    throw nb::value_error("expected a rung for each three ranks");
  }
  if (places.size() != 4) throw nb::value_error("expected a place for each suit");
  new (made) ChineseRows(*high, values_of_five, ranks_of_five, values_of_three, ranks_of_three,
                         {places[0], places[1], places[2], places[3]});
}

unsigned rank_row(const ChineseRows& order, const nb::sequence& given) {
  const std::size_t count = nb::len(given);
  if (count != 5 && count != 3) refuse("5 or 3 cards", std::to_string(count));
  std::uint8_t cards[5];
  std::bitset<kDeck> seen;
  take_cards(given, count, 0, cards, seen);
  check_differ(seen, count);
  return order.rank(cards, static_cast<unsigned>(count));
}

Values rank_rows(const ChineseRows& order, const Hands& hands) {
  const Rows rows("cards", hands, 3, 5);
  if (rows.columns == 4) {
    throw nb::type_error("expected cards as uint8[N, 5] or uint8[N, 3], got four to a row");
  }
  rows.check_known();
  return values_of(rows.count, [&](std::uint16_t* values) {
    if (rows.columns == 3) {
      for (std::size_t at = 0; at < rows.count; ++at) values[at] = order.of_three(rows.row(at));
      return;
    }
    high->rank_rows<5>(rows.data, rows.to_row, rows.count, values);
    for (std::size_t at = 0; at < rows.count; ++at) {
      values[at] = order.of_five(values[at], rows.row(at));
    }
  });
}

}  // namespace
}  // namespace ruleone

NB_MODULE(_kernel, module) {
  using namespace ruleone;
  // Orders live as long as the process: what still holds them when it ends is no leak.
  nb::set_leak_warnings(false);
  module.def("load", &load, "tables"_a, "Take the bytes of tables.bin; once, before all else.");
  module.attr("rank7") = nb::steal(PyCFunction_New(&rank7_method, nullptr));
  module.def("rank_mask", &rank_mask,
             "The value of the best five of the 5 to 7 cards whose bits are set.");
  nb::class_<Order>(module, "FiveCards", "An evaluator for one order of five-card hands.")
      .def("__init__", &make_five_cards, "by_high"_a.none(), "suits"_a, "lowest"_a = 0)
      .def("rank", &rank, "The value of the best five of 5 to 7 cards.")
      .def("rank_many", &rank_many, "cards"_a.noconvert(),
           "The value of each row: uint8[N, 5..7] in, uint16[N] out.")
      .def("rank_omaha", &rank_omaha,
           "The value of the best two of 4 to 6 hole cards with three of 3 to 5 on the board.")
      .def("rank_omaha_many", &rank_omaha_many, "hole"_a.noconvert(), "board"_a.noconvert(),
           "rank_omaha of each row: uint8[N, 4..6] and uint8[N, 3..5] in, uint16[N] out.");
  nb::class_<Badugi>(module, "Badugi", "An evaluator for badugi hands.")
      .def(nb::init<const std::vector<std::uint16_t>&>(), "values"_a)
      .def("rank", &rank_badugi, "The value of the best badugi in 1 to 5 cards.")
      .def("rank_many", &rank_badugi_many, "cards"_a.noconvert(),
           "The value of each row: uint8[N, 1..5] in, uint16[N] out.");
  nb::class_<ChineseRows>(module, "ChineseRows", "An evaluator for rows of 13-card poker.")
      .def("__init__", &make_chinese_rows, "values_of_five"_a, "ranks_of_five"_a,
           "values_of_three"_a, "ranks_of_three"_a, "places"_a)
      .def("rank", &rank_row, "The value of a row of 5 or 3 cards.")
      .def("rank_many", &rank_rows, "cards"_a.noconvert(),
           "The value of each row: uint8[N, 5] or uint8[N, 3] in, uint16[N] out.");
}
