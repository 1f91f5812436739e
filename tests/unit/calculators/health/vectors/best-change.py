"""The best single change by trying every whole euro, for tests/unit/calculators/health. Amounts in cents.

python3 tests/unit/calculators/health/vectors/best-change.py
"""

import json
import random
from fractions import Fraction
from pathlib import Path


def score(income, fixed, variable, debt, fund, insurance, home, dependents):
    saved = Fraction(income - fixed - variable - debt, income)
    saving = 25 if saved >= Fraction(1, 5) else 20 if saved >= Fraction(1, 10) else 15 if saved > 0 else 0
    owed = Fraction(debt, income)
    debts = (
        25 if owed <= Fraction(1, 5) else 20 if owed <= Fraction(7, 20) else 10 if owed <= Fraction(1, 2) else 0
    )
    spend = fixed + variable
    if spend == 0:
        cushion = 25 if fund > 0 else 0
    else:
        months = Fraction(fund, spend)
        cushion = 25 if months >= 6 else 20 if months >= 3 else 10 if months >= 1 else 0
    protection = {"adequate": 15, "some": 10, "none": 0}[insurance]
    protection += 5 if home else 0
    protection += 5 if dependents and insurance == "adequate" else 0
    return saving + debts + cushion + protection


def euros(most):
    """Every whole euro up to an amount, and the amount itself."""
    amount = 100
    while amount < most:
        yield amount
        amount += 100
    if most > 0:
        yield most


def changes(household):
    income, fixed, variable, debt, fund, insurance, home, dependents = household
    for cover in ("adequate", "some", "none"):
        yield "insurance", 0, cover, (income, fixed, variable, debt, fund, cover, home, dependents)
    for amount in euros(variable):
        yield "spend", amount, None, (income, fixed, variable - amount, debt, fund, insurance, home, dependents)
    for amount in euros(debt):
        yield "debt", amount, None, (income, fixed, variable, debt - amount, fund, insurance, home, dependents)
    # A month that does not reach leaves nothing to put aside. Nothing is gained past six months of spend.
    if income - fixed - variable - debt < 0:
        return
    most = -(-((fixed + variable) * 6 + 100) // 100) * 100
    for amount in euros(most):
        yield "fund", amount, None, (income, fixed, variable, debt, fund + amount, insurance, home, dependents)


def best(household):
    before = score(*household)
    order = ["insurance", "spend", "debt", "fund"]
    found = None
    for kind, amount, cover, changed in changes(household):
        gain = score(*changed) - before
        if gain <= 0:
            continue
        rank = (-gain, amount, order.index(kind))
        if found is None or rank < found[0]:
            found = (rank, {"kind": kind, "gain": gain, "total": before + gain})
            found[1].update({"cover": cover} if kind == "insurance" else {"amount": amount})
    return None if found is None else found[1]


def main():
    chosen = [
        # The two households in which a change reaches a threshold of another block.
        (226000, 113000, 23000, 83000, 520000, "some", True, False),
        (425000, 224000, 85000, 143000, 1005000, "some", False, False),
        (425000, 224000, 85000, 143000, 1005000, "adequate", True, True),
        # The example on the page, complete households, empty ones.
        (200000, 90000, 50000, 30000, 300000, "some", False, False),
        (200000, 80000, 30000, 70000, 330000, "adequate", False, True),
        (300000, 120000, 60000, 30000, 1200000, "adequate", True, True),
        (300000, 120000, 60000, 30000, 1200000, "none", True, True),
        (150000, 100000, 40000, 80000, 0, "none", False, False),
        (200000, 0, 0, 0, 0, "none", False, False),
        (200000, 0, 0, 0, 0, "adequate", False, False),
        (200000, 0, 0, 0, 1, "adequate", False, False),
        (200000, 0, 0, 200000, 0, "adequate", False, False),
        (200000, 200000, 0, 0, 1200000, "adequate", False, False),
        (1, 0, 1, 1, 1, "adequate", False, False),
        (1, 0, 0, 0, 0, "some", False, False),
        (99, 0, 50, 49, 0, "adequate", False, False),
        (200000, 110000, 50001, 20000, 2000000, "adequate", True, True),
        (200000, 50000, 20000, 130000, 10000000, "adequate", True, True),
    ]
    # A cent on either side of each threshold.
    for off in (-1, 0, 1):
        for percent in (0, 10, 20):
            saving = 200000 * percent // 100 + off
            chosen.append((200000, 100000, 60000 - saving, 40000, 2000000, "adequate", False, False))
        for percent in (20, 35, 50):
            debt = 200000 * percent // 100 + off
            chosen.append((200000, 30000, 20000, debt, 1000000, "adequate", False, False))
        for months in (1, 3, 6):
            chosen.append((200000, 90000, 10000, 30000, 100000 * months + off, "adequate", False, False))
            chosen.append((200000, 60000, 40000, 30000, 60000 * months + off, "adequate", False, False))
    draw = random.Random(15)
    while len(chosen) < 90:
        income = draw.randrange(60000, 500000, 1 if len(chosen) % 2 else 1000)
        chosen.append(
            (
                income,
                draw.randrange(0, income),
                draw.randrange(0, income // 2),
                draw.randrange(0, income * 2 // 3),
                draw.randrange(0, income * 5),
                draw.choice(["adequate", "some", "none"]),
                draw.choice([True, False]),
                draw.choice([True, False]),
            )
        )
    vectors = [{"household": household, "score": score(*household), "best": best(household)} for household in chosen]
    rows = ",\n".join(f"  {json.dumps(vector)}" for vector in vectors)
    Path(__file__).with_suffix(".json").write_text(f"[\n{rows}\n]\n")


main()
