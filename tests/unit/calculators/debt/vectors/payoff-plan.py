"""Debts paid off month by month, in integers, for tests/unit/calculators/debt. Amounts in cents, rates in thousandths
of a percent a year.

python3 tests/unit/calculators/debt/vectors/payoff-plan.py
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

FIFTY_YEARS = 600


def interest_of(balance, rate):
    exact = Decimal(balance) * Decimal(rate) / Decimal(100_000) / Decimal(12)
    # A tie is decided on the exact fraction, which Decimal may have cut.
    if (balance * rate * 2) % 1_200_000 == 0 and (balance * rate * 2 // 1_200_000) % 2 == 1:
        return (balance * rate) // 1_200_000 + 1
    return int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def simulate(debts, order, extra, monthly, rolls):
    owed = [balance for balance, _, _ in debts]
    month, interest, paid = 0, 0, 0
    ended = {}
    balances = []

    def pay(debt, money):
        part = money if money < owed[debt] else owed[debt]
        owed[debt] -= part
        return part

    left = extra
    for debt in order:
        part = pay(debt, left)
        left -= part
        paid += part
    while True:
        for debt in order:
            if owed[debt] == 0 and debt not in ended:
                ended[debt] = month
        balances.append(sum(owed))
        if len(ended) == len(debts):
            break
        month += 1
        purse = monthly
        for debt, (_, instalment, rate) in enumerate(debts):
            grown = interest_of(owed[debt], rate)
            owed[debt] += grown
            interest += grown
        for debt, (_, instalment, rate) in enumerate(debts):
            part = pay(debt, instalment)
            paid += part
            purse += instalment - part
        if rolls:
            for debt in order:
                part = pay(debt, purse)
                purse -= part
                paid += part
    return {
        "months": month,
        "interest": interest,
        "paid": paid,
        "cleared": [[debt, when] for debt, when in ended.items()],
        "halfway": balances[len(balances) // 2],
    }


def in_time(balance, instalment, rate):
    for _ in range(FIFTY_YEARS):
        balance += interest_of(balance, rate)
        balance -= instalment
        if balance <= 0:
            return True
    return False


def fault(balance, instalment, rate):
    interest = interest_of(balance, rate)
    if instalment > interest and in_time(balance, instalment, rate):
        return None
    reason = "too-slow" if instalment > interest else "interest-not-covered"
    least = max(instalment, interest) + 1
    while not in_time(balance, least, rate):
        least += 1
    return {"reason": reason, "interest": interest, "least": least}


def solve(debts, extra, monthly=0):
    places = range(len(debts))
    dearest = sorted(places, key=lambda place: (-debts[place][2], debts[place][0], place))
    smallest = sorted(places, key=lambda place: (debts[place][0], -debts[place][2], place))
    return {
        "debts": debts,
        "extra": extra,
        "monthly": monthly,
        "dearest": simulate(debts, dearest, extra, monthly, True),
        "smallest": simulate(debts, smallest, extra, monthly, True),
        "asToday": simulate(debts, dearest, 0, 0, False),
    }


def main():
    card, car, mortgage, sofa = (
        (300000, 15000, 21900),
        (800000, 25000, 7500),
        (9000000, 52000, 2950),
        (90000, 7500, 0),
    )
    chosen = [
        ([card], 0),
        ([card], 100000),
        ([card], 300000),
        ([card], 300001),
        ([card], 299999),
        ([sofa], 0),
        ([(100, 100, 0)], 0),
        ([(100, 101, 12000)], 0),
        ([(101, 100, 0)], 0),
        ([(1, 1, 0)], 0),
        ([card, car], 0),
        ([car, card], 0),
        ([card, car, mortgage], 0),
        ([card, car, mortgage], 200000),
        ([card, car, mortgage, sofa], 0),
        ([card, car, mortgage, sofa], 90000),
        ([card, car, mortgage, sofa], 390001),
        ([card, car, mortgage, sofa], 100000000),
        # Equal debts, equal rates, equal balances.
        ([card, card], 0),
        ([card, card, card], 50000),
        ([(200000, 10000, 5000), (400000, 20000, 5000)], 0),
        ([(200000, 10000, 5000), (200000, 20000, 9000)], 0),
        ([(200000, 10000, 9000), (200000, 20000, 5000)], 1),
        ([(100000, 5000, 0), (50000, 5000, 0)], 0),
        # The dearest is the largest, and the smallest costs nothing.
        ([(1000000, 30000, 19990), (50000, 5000, 0)], 0),
        ([(1000000, 30000, 19990), (50000, 5000, 0), (300000, 9000, 6000)], 150000),
        # A cent above the interest, halves of a cent, the highest rate, forty years.
        ([(1000000, 16668, 20000)], 0),
        ([(600, 50, 1000)], 0),
        ([(60000, 120, 500)], 0),
        ([(500000, 50000, 100000)], 0),
        ([(15000000, 60200, 3681)], 0),
        ([(15000000, 62688, 4000), (100000, 10000, 24000)], 0),
    ]
    with_monthly = [
        ([card], 0, 5000),
        ([card, car, mortgage, sofa], 0, 10000),
        ([card, car, mortgage, sofa], 200000, 1),
        ([card, car, sofa], 90000, 500000),
        ([(1000000, 30000, 19990), (50000, 5000, 0), (300000, 9000, 6000)], 0, 25050),
    ]
    draw = random.Random(15)
    while len(chosen) < 60:
        debts = []
        for _ in range(draw.randint(1, 8)):
            balance = draw.randrange(10000, 3000000)
            rate = draw.choice([0, 3500, draw.randrange(0, 30000), draw.randrange(0, 100000)])
            debts.append((balance, interest_of(balance, rate) + draw.randrange(balance // 200 + 1, balance // 8 + 2), rate))
        chosen.append((debts, draw.choice([0, 0, 50000, draw.randrange(0, 2000000)])))
    faults = [
        (300000, 5475, 21900),
        (300000, 5476, 21900),
        (300000, 5474, 21900),
        (300000, 6000, 21900),
        (300000, 5500, 21900),
        (1000000, 20000, 24000),
        (1000000, 20001, 24000),
        (1000000, 10001, 12000),
        (1000000, 4167, 5000),
        (1000000, 4200, 5000),
        (1000000, 4400, 5000),
        (60000, 100, 0),
        (60001, 100, 0),
        (60000, 99, 0),
        (100, 0, 0),
        (100, 1, 0),
        (15000000, 46013, 3681),
        (15000000, 54000, 3681),
        (600, 1, 1000),
        (500000, 41667, 100000),
        (500000, 41668, 100000),
        (100000, 200, 3000),
        (100000, 251, 3000),
        (100000, 322, 3000),
    ]
    while len(faults) < 51:
        balance = draw.randrange(1000, 400000)
        rate = draw.randrange(0, 40000)
        faults.append((balance, max(0, interest_of(balance, rate) + draw.randrange(-20, 200)), rate))
    plans = ",\n".join(f"    {json.dumps(solve(debts, extra, *monthly))}" for debts, extra, *monthly in [*chosen, *with_monthly])
    instalments = ",\n".join(f"    {json.dumps({'debt': debt, 'fault': fault(*debt)})}" for debt in faults)
    text = f'{{\n  "plans": [\n{plans}\n  ],\n  "instalments": [\n{instalments}\n  ]\n}}\n'
    Path(__file__).with_suffix(".json").write_text(text)


main()
