"""Docstrings for what mypyc compiles: of itself it keeps signatures alone.

mypyc writes the C of modules, functions, methods and properties without their docstrings, and gives
classes none, or a filler. `documented` puts them into that C. It goes by how the C is written, so
`pyproject.toml` names the mypyc that this was written for, and tests/ground/test_compiled.py asks
every public name for its docstring and its signature.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator

Docstrings = dict[tuple[str, str], str]
"""Docstrings by module and name within it: `("ruleone.dealing.course", "Course.act")`."""

_FUNCTION = re.compile(
    r'(\(PyCFunction\)CPyPy_(\w+),\s[\w |]+, PyDoc_STR\()(?:"((?:[^"\\]|\\.)*)"|NULL)\)'
)
_PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+,|NULL,)\s*)NULL, NULL\}")
_MODULE = re.compile(r'("(ruleone[\w.]+)",\s*)NULL, /\* docstring \*/')
_EXECUTED = re.compile(r"return (CPyImport_Exec\(module, CPyExec_(\w+)__impl,[^;]*\));")
_TELL = """\
static int tell(PyObject *module, const char *owner, const char *name, const char *doc) {
    PyObject *at = PyObject_GetAttrString(module, owner);
    if (at != NULL && name != NULL)
        Py_SETREF(at, PyObject_GetAttrString(at, name));
    PyObject *text = at == NULL ? NULL : PyUnicode_FromString(doc);
    int done = text == NULL ? -1 : PyObject_SetAttrString(at, "__doc__", text);
    Py_XDECREF(text);
    Py_XDECREF(at);
    return done;
}
"""


def docstrings(source: Path, modules: Iterable[str]) -> Docstrings:
    """Every docstring of these modules (`ruleone.dealing.course`), as `inspect.getdoc` tells it."""
    found: Docstrings = {}
    for module in modules:
        path = source / f"{module.replace('.', '/')}.py"
        found |= {(module, name): told for name, told in _of(ast.parse(path.read_text("utf-8")))}
    return found


def _of(node: ast.AST, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        if told := ast.get_docstring(node):
            yield name, told
        for one in () if isinstance(node, ast.FunctionDef) else node.body:
            yield from _of(one, f"{name}.{getattr(one, 'name', '')}".strip("."))


def documented(code: str, told: Docstrings) -> str:
    """The C with the docstrings: where it has a place for one there, and of classes, and of members
    of those that mypyc leaves to Python, once their module is made."""
    names = NameGenerator([sorted({module for module, _ in told})])
    by_name: dict[str, tuple[str, str]] = {}
    for module, name in told:
        owner, _, member = name.rpartition(".")
        by_name[names.private_name(module, name)] = (module, name)
        by_name[names.private_name(module, f"{owner}_get_{member}")] = (module, name)
    placed: set[tuple[str, str]] = set()

    def doc(key: tuple[str, str] | None, before: str = "") -> str:
        if key is None or not told.get(key):
            return f'"{before}"' if before else "NULL"
        placed.add(key)
        return f'"{before}{_in_c(told[key])}"'

    code = _FUNCTION.sub(lambda at: f"{at[1]}{doc(by_name.get(at[2]), at[3] or '')})", code)
    code = _PROPERTY.sub(lambda at: f"{at[1]}{doc(by_name.get(at[2]))}, NULL}}", code)
    code = _MODULE.sub(lambda at: f"{at[1]}{doc((at[2], ''))},", code)
    late = {key: text for key, text in told.items() if key not in placed}

    def executed(at: re.Match[str]) -> str:
        steps = [at[1]]
        for (module, name), text in late.items():
            if module.replace(".", "___") == at[2]:
                owner, _, member = name.partition(".")
                within = f'"{member}"' if member else "NULL"
                steps.append(f'tell(module, "{owner}", {within}, "{_in_c(text)}")')
        return f"return {' || '.join(steps)} ? -1 : 0;"

    return _TELL.join(_after_includes(_EXECUTED.sub(executed, code)))


def _after_includes(code: str) -> tuple[str, str]:
    end = code.rindex("\n", 0, code.index("static PyMethodDef")) + 1
    return code[:end], code[end:]


def _in_c(text: str) -> str:
    return c_string_initializer(text.encode())[1:-1]
