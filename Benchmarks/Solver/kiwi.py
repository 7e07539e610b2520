"""Measures kiwisolver on the problem in standard input and prints seconds to solve, seconds to edit, and values."""
import statistics
import sys
import time

from kiwisolver import Constraint, Expression, Solver, Term, Variable, strength

lines = sys.stdin.read().split("\n")
_, count, edited, low, high = lines[0].split("\t")
variables = [Variable() for _ in range(int(count))]
strengths = [strength.weak, strength.medium, strength.strong, strength.required]
constraints = []
for line in lines[1:]:
    relation, constant, level, terms = line.split("\t")
    parts = [t.split(":") for t in terms.split()]
    expression = Expression([Term(variables[int(v)], float(c)) for v, c in parts], -float(constant))
    operator = {"-1": "<=", "0": "==", "1": ">="}[relation]
    constraints.append(Constraint(expression, operator, strengths[int(level)]))

clock = time.perf_counter


def load():
    solver = Solver()
    add = solver.addConstraint
    for constraint in constraints:
        add(constraint)
    solver.updateVariables()
    return solver


def timed_load():
    start = clock()
    solver = load()
    end = clock()
    del solver
    return end - start


solves = [timed_load()]
if solves[0] < 1:
    solves += [timed_load() for _ in range(8)]

solver = load()
variable = variables[int(edited)]
solver.addEditVariable(variable, strength.create(900, 0, 0))
values = [float(low), float(high)]
solver.suggestValue(variable, values[1])
solver.updateVariables()
edits = []
suggest, update = solver.suggestValue, solver.updateVariables
for _ in range(40):
    start = clock()
    for index in range(20):
        suggest(variable, values[index % 2])
        update()
    edits.append((clock() - start) / 20)

print(statistics.median(solves))
print(statistics.median(edits))
for variable in variables:
    print(variable.value())
