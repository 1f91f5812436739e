"""Writes euribor-path.json. Month by month in decimals: the instalment of a review is the debt over the sum of the
discount factors of the months left, added up one by one. Run: python3 euribor-path.py"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path

getcontext().prec = 50
ONE = Decimal(1)


def cents(amount):
    return int(amount.quantize(ONE, rounding=ROUND_HALF_UP))


def euribor_in(month, today, points):
    """Thousandths of a percentage point, `month` months from today."""
    line = [(0, Decimal(today))] + [(12 * year, Decimal(level)) for year, level in points]
    for (start, low), (end, high) in zip(line, line[1:]):
        if start <= month <= end:
            return low + (high - low) * (month - start) / (end - start)
    return line[-1][1]


def instalment(debt, monthly, left):
    factor, total = ONE, Decimal(0)
    for _ in range(left):
        factor /= ONE + monthly
        total += factor
    return debt / total


def walk(principal, months, today, spread, review, points):
    debt, interest = Decimal(principal), Decimal(0)
    payments, reviews, rates = [], [], []
    payment = monthly = Decimal(0)
    for month in range(months):
        if month % review == 0:
            rate = max(Decimal(0), euribor_in(month, today, points) + spread)
            monthly = rate / 100000 / 12
            payment = instalment(debt, monthly, months - month)
            reviews.append(payment)
            rates.append(rate)
        part = debt * monthly
        interest += part
        debt += part - payment
        payments.append(payment)
    assert abs(debt) < Decimal("1e-20"), debt
    return payments, reviews, rates, interest


def vector(name, principal, months, today, spread, review, points):
    payments, reviews, rates, interest = walk(principal, months, today, spread, review, points)
    _, _, _, still = walk(principal, months, today, spread, review, [])
    shown = [cents(payment) for payment in payments]
    worst = shown.index(max(shown))
    years = [shown[start : start + 12] for start in range(0, months, 12)]
    exact_years = [payments[start : start + 12] for start in range(0, months, 12)]
    return {
        "name": name,
        "principal": principal,
        "months": months,
        "euribor": today,
        "spread": spread,
        "review": review,
        "points": points,
        "payments": [cents(payment) for payment in reviews],
        "rates": [float(rate) for rate in rates],
        "worstMonth": worst + 1,
        "worstYear": worst // 12 + 1,
        "worstPayment": shown[worst],
        "more": shown[worst] - shown[0],
        "totalInterest": cents(interest),
        "totalInterestToday": cents(still),
        "yearPayments": [max(year) for year in years],
        "yearPaid": [cents(sum(year)) for year in exact_years],
    }


usual = (16_000_000, 300, 2500, 1000)
rise = [[2, 4000], [5, 5000], [10, 3000]]
cases = [
    ("rises and falls, yearly", *usual, 12, rise),
    ("rises and falls, half-yearly", *usual, 6, rise),
    ("without points it never moves", *usual, 12, []),
    ("without points, half-yearly", *usual, 6, []),
    ("points at today's level", *usual, 12, [[1, 2500], [2, 2500], [3, 2500]]),
    ("points at today's level, half-yearly", *usual, 6, [[1, 2500], [2, 2500], [3, 2500]]),
    ("falls only", *usual, 12, [[1, 2000], [3, 1000], [6, 0]]),
    ("falls only, half-yearly", *usual, 6, [[1, 2000], [3, 1000], [6, 0]]),
    ("one point", *usual, 12, [[1, 3500]]),
    ("one point, half-yearly", *usual, 6, [[1, 3500]]),
    ("two points", *usual, 12, [[3, 3000], [4, 2000]]),
    ("a peak in a year", *usual, 6, [[1, 2500], [2, 7000], [3, 2500]]),
    ("negative Euríbor, spread on top", 12_000_000, 240, 500, 900, 12, [[1, -300], [4, -500], [6, 1000]]),
    ("never below 0", 12_000_000, 240, 300, 200, 12, [[1, -300], [4, -500], [6, 1000]]),
    ("never below 0, half-yearly", 12_000_000, 240, 300, 200, 6, [[1, -300], [4, -500], [6, 1000]]),
    ("0 % for ever", 12_000_000, 240, 0, 0, 12, []),
    ("0 % for ever, points at 0", 12_000_000, 240, 0, 0, 6, [[1, 0], [2, 0], [3, 0]]),
    ("from 0 % up", 12_000_000, 240, 0, 0, 12, [[1, 1000], [10, 4000], [20, 5000]]),
    ("one month", 1_000_000, 1, 2500, 1000, 12, []),
    ("one month, a point in its year", 1_000_000, 1, 2500, 1000, 12, [[1, 9000]]),
    ("six months, half-yearly", 1_000_000, 6, 2500, 1000, 6, [[1, 9000]]),
    ("seven months, half-yearly", 1_000_000, 7, 2500, 1000, 6, [[1, 9000]]),
    ("twelve months, yearly", 1_000_000, 12, 2500, 1000, 12, [[1, 9000]]),
    ("thirteen months", 1_000_000, 13, 2500, 1000, 12, [[1, 9000], [2, 100]]),
    ("a year and a half", 1_000_000, 18, 2500, 1000, 6, [[1, 9000], [2, 100]]),
    ("five years", 5_000_000, 60, 3000, 750, 12, [[1, 3500], [3, 4500], [5, 6000]]),
    ("a point in the last year", 5_000_000, 60, 3000, 750, 6, [[5, 6000]]),
    ("15 years", 9_999_999, 180, 2123, 899, 12, [[2, 2623], [7, 4123], [15, 1123]]),
    ("20 years, half-yearly", 18_734_550, 240, 2375, 1125, 6, [[1, 2875], [2, 3875], [12, 2000]]),
    ("30 years", 24_000_000, 360, 2500, 600, 12, [[5, 4000], [10, 4000], [20, 2500]]),
    ("30 years, half-yearly", 24_000_000, 360, 2500, 600, 6, [[5, 4000], [10, 4000], [20, 2500]]),
    ("40 years", 30_000_000, 480, 2500, 1000, 12, [[10, 5000], [20, 1000], [40, 3000]]),
    ("40 years, half-yearly", 30_000_000, 480, 2500, 1000, 6, [[10, 5000], [20, 1000], [40, 3000]]),
    ("2008 and after, as a path", 20_000_000, 360, 4500, 500, 12, [[1, 5393], [2, 1200], [8, 0]]),
    ("2021 and after, as a path", 15_000_000, 300, -500, 990, 6, [[1, 850], [2, 4149], [4, 2100]]),
    ("one cent", 1, 300, 2500, 1000, 12, rise),
    ("a hundred millions", 10_000_000_000, 300, 2500, 1000, 12, rise),
    ("50 %", 16_000_000, 300, 30_000, 20_000, 12, [[1, 50_000], [2, 50_000], [3, 0]]),
    ("spread alone", 16_000_000, 300, 0, 1000, 12, [[5, 0], [6, 1]]),
    ("the peak late, when little is owed", *usual, 12, [[10, 2500], [20, 2500], [24, 9000]]),
    ("the peak late, half-yearly", *usual, 6, [[10, 2500], [20, 2500], [24, 9000]]),
    ("a slow climb to the end", *usual, 12, [[25, 6000]]),
    ("a slow climb to the end, half-yearly", *usual, 6, [[25, 6000]]),
    ("thousandths of a point", 14_321_987, 276, 2341, 899, 6, [[3, 2342], [5, 2351], [8, 2340]]),
    ("down at once and up later", *usual, 12, [[1, 500], [5, 500], [8, 4500]]),
    ("up at once and down later", *usual, 12, [[1, 6500], [5, 500], [8, 4500]]),
]

vectors = [vector(*case) for case in cases]
lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in vectors)
Path(__file__).with_suffix(".json").write_text(f"[\n{lines}\n]\n")
print(len(vectors))
