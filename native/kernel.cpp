// The kernel, ruleone._kernel: what src/ruleone/ranking/twin.py does in Python, with the same
// answers and the same errors.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <bit>
#include <bitset>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "ranking.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace ruleone {
namespace {

using Hands = nb::ndarray<const std::uint8_t, nb::shape<-1, 7>, nb::device::cpu>;
using Values = nb::ndarray<nb::numpy, std::uint16_t, nb::ndim<1>>;

Tables tables;

[[noreturn]] void refuse(const std::string& expected, const std::string& came) {
  const nb::object type = nb::module_::import_("ruleone.cards").attr("CardError");
  const nb::object error = type(expected, came);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

[[noreturn]] void refuse_unknown(long card) {
  refuse("known cards, 0 to 51", std::to_string(card));
}

void check_count(std::size_t count) {
  if (count < 5 || count > 7) refuse("5 to 7 cards", std::to_string(count));
}

template <typename Number>
const Number* keep(const char* data, std::size_t bytes) {
  // Kept until the process ends: every value that is handed out was read from here.
  auto* numbers = new std::vector<Number>(bytes / sizeof(Number));
  std::memcpy(numbers->data(), data, bytes);
  return numbers->data();
}

void load(const nb::bytes& file) {
  const std::size_t rows_at = kFlushes * sizeof(std::uint16_t);
  const std::size_t values_at = rows_at + kRows * sizeof(std::int32_t);
  if (file.size() <= values_at) throw nb::value_error("expected the bytes of tables.bin");
  tables = {keep<std::uint16_t>(file.c_str(), rows_at),
            keep<std::int32_t>(file.c_str() + rows_at, values_at - rows_at),
            keep<std::uint16_t>(file.c_str() + values_at, file.size() - values_at)};
}

void check_loaded() {
  if (!tables.values) throw nb::value_error("expected load() before any hand is ranked");
}

std::uint8_t card_of(PyObject* given) {
  const long card = PyLong_AsLong(given);
  if (card >= 0 && card < static_cast<long>(kDeck)) return static_cast<std::uint8_t>(card);
  if (PyErr_Occurred()) throw nb::python_error();
  refuse_unknown(card);
}

unsigned rank(const nb::sequence& given) {
  check_loaded();
  const std::size_t count = nb::len(given);
  check_count(count);
  std::uint8_t cards[7];
  std::bitset<kDeck> seen;
  for (std::size_t at = 0; at < count; ++at) {
    cards[at] = card_of(nb::object(given[at]).ptr());
    seen.set(cards[at]);
  }
  if (seen.count() != count) refuse("each card at most once", "a card twice");
  return tables.rank(cards, static_cast<unsigned>(count));
}

// The call that matters most takes its arguments as the interpreter hands them over: through
// nanobind's casts it would take a fifth longer.
PyObject* rank7(PyObject*, PyObject* const* given, Py_ssize_t count) try {
  check_loaded();
  if (count != 7) return PyErr_Format(PyExc_TypeError, "expected seven cards, got %zd", count);
  std::uint8_t cards[7];
  for (unsigned at = 0; at < 7; ++at) cards[at] = card_of(given[at]);
  return PyLong_FromLong(tables.rank(cards, 7));
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
  check_count(count);
  return tables.rank(cards, count);
}

// The bytes of the hands, each row without gaps and behind the one before it; packed anew where
// they lie in memory in any other way.
struct Rows {
  std::vector<std::uint8_t> packed;
  const std::uint8_t* data;
  std::int64_t to_row;

  explicit Rows(const Hands& hands) : data(hands.data()), to_row(hands.stride(0)) {
    if (hands.stride(1) == 1 && to_row >= 7) return;
    packed.reserve(hands.size());
    for (std::size_t at = 0; at < hands.shape(0); ++at) {
      for (unsigned card = 0; card < 7; ++card) {
        packed.push_back(data[static_cast<std::int64_t>(at) * to_row + card * hands.stride(1)]);
      }
    }
    data = packed.data();
    to_row = 7;
  }
};

void check_known(const Rows& rows, std::size_t count) {
  for (std::size_t at = 0; at < count; ++at) {
    for (unsigned card = 0; card < 7; ++card) {
      const unsigned came = rows.data[static_cast<std::int64_t>(at) * rows.to_row + card];
      if (came >= kDeck) refuse_unknown(came);
    }
  }
}

Values rank_many(const Hands& hands) {
  check_loaded();
  const std::size_t count = hands.shape(0);
  const Rows rows(hands);
  auto values = std::make_unique_for_overwrite<std::uint16_t[]>(count);
  if (!tables.rank_rows(rows.data, rows.to_row, count, values.get())) check_known(rows, count);
  std::uint16_t* data = values.release();
  const nb::capsule owner(data, [](void* kept) noexcept {
    delete[] static_cast<std::uint16_t*>(kept);
  });
  return Values(data, {count}, owner);
}

}  // namespace
}  // namespace ruleone

NB_MODULE(_kernel, module) {
  using namespace ruleone;
  module.def("load", &load, "tables"_a, "Take the bytes of tables.bin; once, before all else.");
  module.def("rank", &rank, "The value of the best five of 5 to 7 cards.");
  module.attr("rank7") = nb::steal(PyCFunction_New(&rank7_method, nullptr));
  module.def("rank_mask", &rank_mask,
             "The value of the best five of the 5 to 7 cards whose bits are set.");
  module.def("rank_many", &rank_many, "cards"_a.noconvert(),
             "The value of each row of seven cards: uint8[N, 7] in, uint16[N] out.");
}
