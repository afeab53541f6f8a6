"""The ways in which a rule is broken: one place of one file each time."""

import ast
from collections.abc import Iterator
from copy import deepcopy

from msgspec import Struct

COMPARISONS = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
DEFINITIONS = (ast.FunctionDef, ast.ClassDef)


class Mutant(Struct, frozen=True):
    """A file with one thing broken."""

    place: str
    """The function or class that is broken, by its dotted name in the file."""
    change: str
    """What stood there and what stands there now; with the place it names the mutant."""
    lines: range
    """Of the statement, or of its head: whoever does not come by them does not run what is broken."""
    module: ast.Module
    node: ast.AST
    broken: ast.AST

    @property
    def tree(self) -> ast.Module:
        """The whole file with the one node replaced."""
        return replaced(self.module, self.node, self.broken)


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a file, from the top down."""
    module = ast.parse(source)
    statements = innermost(module)
    for place, parent, node in inside(module, ""):
        for broken in breaks(node):
            change = f"{shown(node)} -> {shown(broken)}"
            if isinstance(node, ast.Constant):
                change += f" in {shown(parent)}"
            yield Mutant(place, change, lines(statements[node]), module, node, broken)


def innermost(module: ast.Module) -> dict[ast.AST, ast.stmt]:
    """By node, the smallest statement that it stands in."""
    statements = (node for node in ast.walk(module) if isinstance(node, ast.stmt))
    return {node: statement for statement in statements for node in ast.walk(statement)}


def lines(statement: ast.stmt) -> range:
    """The lines of a statement without the block below it."""
    block = [*getattr(statement, "body", []), *(case.pattern for case in getattr(statement, "cases", []))]
    end = block[0].lineno if block else (statement.end_lineno or statement.lineno) + 1
    return range(statement.lineno, max(end, statement.lineno + 1))


def inside(node: ast.AST, place: str) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Every node with the name of what it stands in and the node above; types and texts are left out."""
    for above, part in parts(node):
        inner = f"{place}.{part.name}".lstrip(".") if isinstance(part, DEFINITIONS) else place
        yield inner, above, part
        yield from inside(part, inner)


def parts(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What can be broken below a node, after what it stands in; of a field only its value."""
    below = node.body if isinstance(node, DEFINITIONS) else ast.iter_child_nodes(node)
    for part in below:
        if isinstance(part, ast.AnnAssign):
            yield from [(part, part.value)] if part.value else []
        elif not isinstance(part, ast.Import | ast.ImportFrom) and not is_text(part):
            yield node, part


def is_text(node: ast.AST) -> bool:
    """A docstring, or a sentence under a field."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def breaks(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that may stand in the place of this node."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            yield changed(node, ops=[COMPARISONS[type(operator)]()])
        case ast.BoolOp():
            yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() | ast.AugAssign() if type(node.op) in ARITHMETIC:
            yield changed(node, op=ARITHMETIC[type(node.op)]())
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int()):
            yield ast.Constant(node.value + 1)
    if (isinstance(node, ast.Assign | ast.AugAssign) and is_kept(node)) or is_deed(node):
        yield ast.Pass()
    if isinstance(node, ast.If | ast.IfExp):
        yield changed(node, test=ast.Constant(value=True))
        yield changed(node, test=ast.Constant(value=False))


def is_kept(node: ast.Assign | ast.AugAssign) -> bool:
    """Whether it changes the table: a name of the function's own would only be missing."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def is_deed(node: ast.AST) -> bool:
    """Whether it is a call for its effect."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """The same node with other fields."""
    copy = type(node)(**{name: getattr(node, name) for name in node._fields} | fields)
    return ast.copy_location(copy, node)


def replaced(module: ast.Module, node: ast.AST, broken: ast.AST) -> ast.Module:
    """A copy of the file with the one node replaced."""
    copies: dict[int, object] = {}
    copy = deepcopy(module, copies)
    target = copies[id(node)]

    class Put(ast.NodeTransformer):
        def visit(self, found: ast.AST) -> ast.AST:
            return ast.copy_location(deepcopy(broken), found) if found is target else super().visit(found)

    return ast.fix_missing_locations(Put().visit(copy))


def shown(node: ast.AST) -> str:
    """A node in one line, without what hangs below it."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    return ast.unparse(node).replace("\n", " ")
