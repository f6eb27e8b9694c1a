"""Rule files speak of places, cards and seats: no shift, no mask, no index that has to be worked out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import artel.games

GAMES = Path(artel.games.__path__[0])
RULES = ("turn.py", "scoring.py", "taking.py", "market.py", "questions.py", "setup.py", "changes.py", "effects/*.py")
FILES = sorted(path for pattern in RULES for path in GAMES.glob(f"*/{pattern}"))
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)


def test_there_are_rules() -> None:
    assert len({path.relative_to(GAMES).parts[0] for path in FILES}) == 4
    assert len(FILES) > 50


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_bits_and_no_index_arithmetic(path: Path) -> None:
    assert list(found(ast.parse(path.read_text(encoding="utf-8")))) == []


def found(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if is_type(tree, node):
            continue
        if is_bits(node) or is_worked_out(node):
            yield ast.unparse(node)
        else:
            yield from found(node)


def is_bits(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Invert)
    return isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, BITS)


def is_worked_out(node: ast.AST) -> bool:
    """An index such as `seat * 3 + good`."""
    inside = ast.walk(node.slice) if isinstance(node, ast.Subscript) else ()
    return any(isinstance(part, ast.BinOp) and isinstance(part.op, ast.Mult) for part in inside)


def is_type(parent: ast.AST, node: ast.AST) -> bool:
    """An annotation, or what an alias stands for: `int | None`."""
    match parent:
        case ast.arg(annotation=given) | ast.AnnAssign(annotation=given):
            return node is given
        case ast.FunctionDef(returns=given):
            return node is given
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
    return False
