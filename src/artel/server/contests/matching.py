"""A largest matching in any graph, by Edmonds' blossoms: as many pairs as can be made of neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOBODY: Final = -1


def largest(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """For each vertex the one that it is paired with, or NOBODY."""
    mates = [NOBODY] * len(neighbours)
    for vertex, others in enumerate(neighbours):  # a good beginning; paths are searched for what is left
        free = next((other for other in others if mates[other] == NOBODY), None)
        if mates[vertex] == NOBODY and free is not None:
            mates[vertex], mates[free] = free, vertex
    for vertex in range(len(neighbours)):
        if mates[vertex] == NOBODY:
            augment(neighbours, mates, vertex)
    return mates


def augment(neighbours: Sequence[Sequence[int]], mates: list[int], root: int) -> None:
    """Looks for a path from the root that alternates to another free vertex, and turns it over."""
    end, parents = path(neighbours, mates, root)
    while end != NOBODY:
        before = parents[end]
        following = mates[before]
        mates[end], mates[before] = before, end
        end = following


def path(neighbours: Sequence[Sequence[int]], mates: list[int], root: int) -> tuple[int, list[int]]:
    many = len(neighbours)
    parents, base, outer = [NOBODY] * many, list(range(many)), [False] * many
    queue, outer[root] = [root], True

    def common(one: int, other: int) -> int:
        """The base where the ways back to the root meet."""
        passed = set()
        while True:
            one = base[one]
            passed.add(one)
            if mates[one] == NOBODY:
                break
            one = parents[mates[one]]
        while base[other] not in passed:
            other = parents[mates[base[other]]]
        return base[other]

    def contract(vertex: int, until: int, child: int, blossom: set[int]) -> None:
        while base[vertex] != until:
            blossom |= {base[vertex], base[mates[vertex]]}
            parents[vertex] = child
            child = mates[vertex]
            vertex = parents[child]

    for vertex in queue:  # grows meanwhile
        for other in neighbours[vertex]:
            if base[vertex] == base[other] or mates[vertex] == other:
                continue
            if other == root or (mates[other] != NOBODY and parents[mates[other]] != NOBODY):
                top, blossom = common(vertex, other), set[int]()
                contract(vertex, top, other, blossom)
                contract(other, top, vertex, blossom)
                for inner in range(many):
                    if base[inner] in blossom:
                        base[inner] = top
                        if not outer[inner]:
                            outer[inner] = True
                            queue.append(inner)
            elif parents[other] == NOBODY:
                parents[other] = vertex
                if mates[other] == NOBODY:
                    return other, parents
                outer[mates[other]] = True
                queue.append(mates[other])
    return NOBODY, parents
