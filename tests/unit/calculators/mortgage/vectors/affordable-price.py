"""Writes affordable-price.json. The highest prices by trying every whole euro from 1 on, to the thousand below, in decimals, with tax rules of
its own; those of the levers by trying every thousand euros, then every euro. Run: python3 affordable-price.py"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path

getcontext().prec = 28
ONE = Decimal(1)


def half_up(numerator, denominator):
    return (2 * numerator + denominator) // (2 * denominator)


def costs_at(rule, price):
    """Cents. "percent": of the price. "steps": the whole price at the rate of its step. "brackets": part by part."""
    fees = half_up(price * 5, 1000) + half_up(price * 2, 1000) + 85_000
    if rule["kind"] == "percent":
        return half_up(price * rule["permille"], 1000) + (fees if rule["fees"] else 0)
    if rule["kind"] == "steps":
        permille = next(rate for limit, rate in rule["parts"] if limit is None or price <= limit)
        return half_up(price * permille, 1000) + fees
    tax, start = 0, 0
    for limit, permille in rule["parts"]:
        end = price if limit is None else min(price, limit)
        if end > start:
            tax += (end - start) * permille
            start = end
    return half_up(tax, 1000) + fees


def annuity(thousandths, months):
    monthly = Decimal(thousandths) / 100000 / 12
    factor, total = ONE, Decimal(0)
    for _ in range(months):
        factor /= ONE + monthly
        total += factor
    return total


def payment_at(price, savings, rule, discount):
    loan = max(0, price + costs_at(rule, price) - savings)
    return loan, int((Decimal(loan) / discount).quantize(ONE, rounding=ROUND_HALF_UP))


def needed_at(price, rule, standard):
    """Nothing may be short by a part of a cent: 30 % is rounded as the site's advice is, 20 % is rounded up."""
    banks = -(-price * 20 // 100) + costs_at(rule, price)
    return max(half_up(price * 30, 100), banks) if standard == "margin" else banks


def checks(case, standard):
    discount = annuity(case["rate"], case["years"] * 12)

    def by_income(euros):
        loan, payment = payment_at(euros * 100, case["savings"], case["rule"], discount)
        return loan == 0 or (payment + case["debts"]) * 100 <= case["income"] * 35

    def by_savings(euros):
        return needed_at(euros * 100, case["rule"], standard) <= case["savings"]

    return discount, by_income, by_savings


LEAST = 10_000


def house(euros):
    """Told to the thousand below; under the least price there is none."""
    return euros // 1000 * 100_000 if euros >= LEAST else 0


def every_euro(passes):
    """Goes on well after the first failure, to see that nothing passes again."""
    best, euros, failed = 0, 1, 0
    while failed < 20_000:
        if passes(euros):
            assert failed == 0, euros
            best = euros
        else:
            failed += 1
        euros += 1
    return house(best)


def around_thousands(passes):
    euros = 1000
    while passes(euros):
        euros += 1000
    best = 0
    for price in range(max(1, euros - 1000), euros + 1):
        if passes(price):
            best = price
    return house(best)


def price_of(case, search, standard):
    _, by_income, by_savings = checks(case, standard)
    return search(by_income), search(by_savings)


def levers(case, standard):
    changes = {"savings": {"savings": case["savings"] + 1_000_000}, "income": {"income": case["income"] + 10_000}}
    if case["debts"] > 0:
        changes["debts"] = {"debts": 0}
    if case["years"] < 40:
        changes["years"] = {"years": min(40, case["years"] + 5)}
    if case["rate"] > 0:
        changes["rate"] = {"rate": max(0, case["rate"] - 500)}
    return {kind: min(price_of({**case, **change}, around_thousands, standard)) for kind, change in changes.items()}


def ceiling(case, standard):
    rule = case["rule"]
    by_income, by_savings = price_of(case, every_euro, standard)
    price = min(by_income, by_savings)
    loan, payment = payment_at(price, case["savings"], rule, checks(case, standard)[0]) if price else (0, 0)
    return {
        "price": price,
        "byIncome": by_income,
        "bySavings": by_savings,
        "principal": loan,
        "payment": payment,
        "costs": costs_at(rule, price) if price else 0,
        "savingsNeeded": needed_at(price, rule, standard) if price else 0,
        "levers": levers(case, standard),
    }


def vector(name, income, savings, debts, years, rate, rule):
    case = {"income": income, "savings": savings, "debts": debts, "years": years, "rate": rate, "rule": rule}
    return {"name": name, **case, "margin": ceiling(case, "margin"), "bank": ceiling(case, "bank")}


tenth = {"kind": "percent", "permille": 100, "fees": False}
six = {"kind": "percent", "permille": 60, "fees": True}
ten = {"kind": "percent", "permille": 100, "fees": True}
new = {"kind": "percent", "permille": 115, "fees": True}
free = {"kind": "percent", "permille": 0, "fees": False}
steps = {"kind": "steps", "parts": [[12_000_000, 104], [18_000_000, 105], [None, 108]]}
brackets = {"kind": "brackets", "parts": [[15_000_000, 70], [30_000_000, 90], [None, 110]]}

cases = [
    ("45.000 € saved in a place of 6 %: more than 150.000 € for a bank", 200_000, 4_500_000, 20_000, 30, 3_000, six),
    ("a usual household, no community", 250_000, 6_000_000, 0, 30, 3_000, tenth),
    ("little saved", 300_000, 2_000_000, 0, 30, 3_000, tenth),
    ("much saved, little income", 120_000, 12_000_000, 0, 25, 3_500, tenth),
    ("with other debts", 250_000, 6_000_000, 30_000, 30, 3_000, tenth),
    ("debts at exactly 35 %", 200_000, 3_000_000, 70_000, 25, 3_000, tenth),
    ("debts a cent under 35 %", 200_000, 3_000_000, 69_999, 25, 3_000, tenth),
    ("debts a cent over 35 %", 200_000, 3_000_000, 70_001, 25, 3_000, tenth),
    ("debts over the income", 100_000, 3_000_000, 150_000, 25, 3_000, tenth),
    ("nothing saved", 250_000, 0, 0, 30, 3_000, tenth),
    ("nothing saved, real costs", 250_000, 0, 0, 30, 3_000, six),
    ("saved less than the fixed costs", 250_000, 80_000, 0, 30, 3_000, six),
    ("saved just the fixed costs", 250_000, 85_000, 0, 30, 3_000, six),
    ("saved what 1 € asks for", 250_000, 85_027, 0, 30, 3_000, six),
    ("saved a cent more than 1 € asks for", 250_000, 85_028, 0, 30, 3_000, six),
    ("used, 6 %", 250_000, 6_000_000, 0, 30, 3_000, six),
    ("used, 10 %", 250_000, 6_000_000, 0, 30, 3_000, ten),
    ("new, 11,5 %", 250_000, 6_000_000, 0, 30, 3_000, new),
    ("by brackets", 260_000, 7_500_000, 12_000, 25, 3_250, brackets),
    ("by brackets, at the first border", 150_000, 4_500_000, 0, 30, 2_500, brackets),
    ("by brackets, above the second border", 600_000, 11_000_000, 0, 30, 2_500, brackets),
    ("by steps", 200_000, 4_000_000, 0, 30, 3_000, steps),
    ("by steps, caught by the first one", 200_000, 3_825_000, 0, 30, 3_000, steps),
    ("by steps, caught by the second one", 300_000, 5_730_000, 0, 30, 3_000, steps),
    ("by steps, income decides", 110_000, 7_000_000, 0, 25, 3_000, steps),
    ("0 %", 150_000, 8_000_000, 0, 25, 0, six),
    ("0 %, income decides", 80_000, 8_000_000, 0, 25, 0, six),
    ("0,3 %: half a point less is 0", 90_000, 8_000_000, 0, 25, 300, six),
    ("40 years", 140_000, 8_000_000, 5_000, 40, 3_000, six),
    ("37 years: only three more", 140_000, 8_000_000, 5_000, 37, 3_000, six),
    ("one year", 300_000, 9_000_000, 0, 1, 3_000, six),
    ("one year, 0 %", 300_000, 9_000_000, 0, 1, 0, six),
    ("50 %", 200_000, 5_000_000, 0, 30, 50_000, six),
    ("an income of one cent", 1, 3_000_000, 0, 30, 3_000, six),
    ("an income of one cent and a debt", 1, 3_000_000, 1, 30, 3_000, six),
    ("no costs", 150_000, 4_000_000, 0, 30, 3_000, free),
    ("no costs, income decides", 60_000, 4_000_000, 0, 30, 3_000, free),
    ("odd cents", 187_654, 4_321_098, 12_345, 28, 2_875, ten),
    ("odd cents, income decides", 98_765, 6_543_219, 1_234, 23, 3_125, new),
    ("odd cents by brackets", 223_344, 5_566_778, 8_899, 33, 2_199, brackets),
    ("both limits, nearly", 192_735, 6_000_000, 0, 30, 3_000, tenth),
    ("both limits, to the euro", 152_380, 6_000_000, 0, 25, 0, tenth),
    ("high income, little saved", 900_000, 3_000_000, 50_000, 20, 3_500, ten),
    ("low income, debts", 130_000, 5_000_000, 25_000, 35, 3_900, new),
    ("a high rate", 220_000, 5_000_000, 0, 30, 8_000, six),
    ("a short term", 220_000, 5_000_000, 0, 10, 3_000, six),
    ("savings pay the house", 100, 10_000_000, 0, 25, 3_000, six),
    ("savings pay the house, and the debts are at 35 %", 100_000, 10_000_000, 35_000, 25, 3_000, six),
    ("savings pay the house, and the debts are a cent over 35 %", 250_000, 50_000_000, 87_501, 25, 3_000, six),
    ("savings pay the house by steps, and the debts are over the income", 100_000, 20_000_000, 150_000, 25, 3_000, steps),
    ("savings for just 10.000 €", 250_000, 300_000, 0, 30, 3_000, tenth),
    ("savings a cent short of 10.000 €", 250_000, 299_999, 0, 30, 3_000, tenth),
    ("savings pay 9.999 €, and the debts leave no instalment", 100_000, 1_099_999, 36_000, 30, 3_000, tenth),
    ("savings pay 10.000 €, and the debts leave no instalment", 100_000, 1_100_000, 36_000, 30, 3_000, tenth),
]

vectors = [vector(*case) for case in cases]
lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in vectors)
Path(__file__).with_suffix(".json").write_text(f"[\n{lines}\n]\n")
print(len(vectors))
