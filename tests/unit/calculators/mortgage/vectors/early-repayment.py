"""Writes early-repayment.json: a mortgage with repayments, month by month, with 50 digits and no closed formula.

Run it in its own folder: python3 early-repayment.py
Units: cents, thousandths of a percent (3500 is 3.5 %), whole months.
What is left below half a cent is paid with the payment before it.
"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 50
HALF = Decimal("0.5")


def cents(value):
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def instalment(principal, rate, months):
    growth, units = Decimal(1), Decimal(0)
    for _ in range(months):
        units = units * (1 + rate) + 1
        growth *= 1 + rate
    return principal * growth / units


def percent(contract, years):
    """Of one contract, after the years that have gone by since the signature, as the law counts them."""
    if isinstance(contract, Decimal):
        return contract
    if contract == "Ley 5/2019, article 23.7":
        return Decimal(2) if years < 10 else Decimal("1.5")
    if contract == "Ley 5/2019, article 23.5, three years":
        return Decimal("0.25") if years < 3 else Decimal(0)
    return Decimal("0.15") if years < 5 else Decimal(0)


def contracts(kind, law, deed):
    if law == "escritura":
        return [Decimal(deed) / 1000]
    if kind == "fijo":
        return ["Ley 5/2019, article 23.7"]
    return ["Ley 5/2019, article 23.5, three years", "Ley 5/2019, article 23.5, five years"]


def charges(c, repayments):
    """By month, of the contract that costs most."""
    dearest = None
    for contract in contracts(c["kind"], c["law"], c.get("deedCommission", 0)):
        by_month = {}
        for month, amount in repayments:
            ruled = contract
            if c["law"] == "ley-5-2019" and c["kind"] == "mixto-fijo" and month < c["fixedMonths"]:
                # The fixed tranche of the contract.
                ruled = "Ley 5/2019, article 23.7"
            by_month[month] = amount * percent(ruled, (c["monthsSigned"] + month) // 12) / 100
        if dearest is None or sum(by_month.values()) > sum(dearest.values()):
            dearest = by_month
    return dearest


def run(c, effect):
    rate = Decimal(c["rate"]) / 100000 / 12
    n = c["months"]
    payment = instalment(Decimal(c["principal"]), rate, n)
    original = payment
    balance = Decimal(c["principal"])
    interest_total = repaid_total = Decimal(0)
    repayments = []
    spared, spent = [Decimal(0)] * (n + 1), [Decimal(0)] * (n + 1)
    end = 0
    after_first = None
    due = c["firstMonth"]
    for month in range(n + 1):
        if month > 0:
            paid = Decimal(0)
            if balance > 0:
                interest = balance * rate
                interest_total += interest
                balance += interest
                paid = balance if month == n or balance - payment < HALF else payment
                balance -= paid
                end = month
            spared[month] = original - paid
            if month == c["firstMonth"] + 1:
                after_first = paid
        if month == due:
            amount = Decimal(c["amount"])
            if balance - amount < HALF:
                amount = balance
            if amount > 0:
                balance -= amount
                end = month
                repaid_total += amount
                repayments.append((month, amount))
                if effect == "lower" and month < n and balance > 0:
                    payment = instalment(balance, rate, n - month)
            if c["isYearly"]:
                due += 12
    charged = charges(c, repayments)
    for month, amount in repayments:
        spent[month] = amount + charged[month]
    compensation_total = sum(charged.values(), Decimal(0))
    net = Decimal(c["netRate"]) / 100000
    monthly = (1 + net) ** (Decimal(1) / 12)

    def at_end(amounts, factor):
        pot = Decimal(0)
        for amount in amounts:
            pot = pot * factor + amount
        return pot

    base = Decimal(0)
    owed = Decimal(c["principal"])
    for _ in range(n):
        base += owed * rate
        owed += owed * rate - original
    saved, charge = cents(base - interest_total), cents(compensation_total)
    equal = None
    if saved == charge:
        equal = 0.0
    elif saved > charge:
        low, high = Decimal(0), Decimal(1)
        for _ in range(60):
            middle = (low + high) / 2
            if at_end(spared, 1 + middle) > at_end(spent, 1 + middle):
                low = middle
            else:
                high = middle
        equal = float((1 + (low + high) / 2) ** 12 - 1)
    return {
        "interestSaved": saved,
        "monthsSaved": n - end,
        "payment": cents(after_first or Decimal(0)),
        "repaid": cents(repaid_total),
        "compensation": charge,
        "leftByRepaying": cents(at_end(spared, monthly)),
        "leftByInvesting": cents(at_end(spent, monthly)),
        "equalRate": equal,
    }, cents(original), cents(base)


def case(name, principal, rate, months, amount, first, yearly=False, kind="fijo", signed=0, net=2000, law="ley-5-2019", fixed=None, deed=None):
    c = {
        "name": name,
        "principal": principal,
        "rate": rate,
        "months": months,
        "amount": amount,
        "firstMonth": first,
        "isYearly": yearly,
        "kind": kind,
        "law": law,
        "monthsSigned": signed,
        "netRate": net,
    }
    if kind == "mixto-fijo":
        c["fixedMonths"] = fixed
    if deed is not None:
        c["deedCommission"] = deed
    shorter, payment, interest = run(c, "shorter")
    lower, _, _ = run(c, "lower")
    c["expected"] = {"payment": payment, "interest": interest, "shorter": shorter, "lower": lower}
    return c


P = 150_000_00
CASES = [
    case("once, today, fixed in its first ten years", P, 3500, 300, 10_000_00, 0),
    case("once in a year", P, 3500, 300, 10_000_00, 12),
    case("once, the day before the ten years end", P, 3500, 300, 10_000_00, 11, signed=108),
    case("once, on the day they end", P, 3500, 300, 10_000_00, 12, signed=108),
    case("once, fixed after ten years", P, 3500, 180, 10_000_00, 0, signed=120),
    case("variable, today", P, 3500, 300, 10_000_00, 0, kind="variable"),
    case("variable, the day before three years", P, 3500, 300, 10_000_00, 11, kind="variable", signed=24),
    case("variable, at three years", P, 3500, 300, 10_000_00, 12, kind="variable", signed=24),
    case("variable, the day before five years", P, 3500, 300, 10_000_00, 11, kind="variable", signed=48),
    case("variable, at five years", P, 3500, 300, 10_000_00, 0, kind="variable", signed=60),
    case("mixed in its fixed part", P, 2900, 324, 15_000_00, 6, kind="mixto-fijo", signed=36, fixed=84),
    case("mixed in its variable part", P, 3100, 240, 15_000_00, 6, kind="mixto-variable", signed=120),
    case("mixed, variable already in its second year", P, 3100, 336, 15_000_00, 3, kind="mixto-variable", signed=24),
    case("every year, fixed", P, 3500, 300, 3_000_00, 6, True),
    case("every year from today", P, 3500, 300, 3_000_00, 0, True),
    case("every year across the ten years", P, 3500, 264, 4_000_00, 3, True, signed=96),
    case("every year, variable across three and five years", P, 3500, 300, 4_000_00, 5, True, "variable", 12),
    case("every year until nothing is owed", P, 2500, 240, 20_000_00, 12, True, "variable", 60),
    case("every year, the amount is a whole part of the loan at 0 %", 120_000_00, 0, 120, 6_000_00, 12, True),
    case("all of it today", P, 3500, 300, P, 0),
    case("more than all of it", P, 3500, 300, 200_000_00, 24),
    case("all but a cent", P, 3500, 300, 149_999_99, 0),
    case("a cent", P, 3500, 300, 1, 0),
    case("0 %, once", 120_000_00, 0, 120, 10_000_00, 0),
    case("0 %, variable without compensation", 120_000_00, 0, 120, 10_000_00, 0, kind="variable", signed=60),
    case("0 % and nothing earned", 120_000_00, 0, 120, 10_000_00, 0, kind="variable", signed=60, net=0),
    case("nothing earned by investing", P, 3500, 300, 10_000_00, 0, net=0),
    case("investing at the loan's rate", P, 3500, 300, 10_000_00, 0, kind="variable", signed=60, net=3557),
    case("investing above it", P, 3500, 300, 10_000_00, 0, net=6000),
    case("investing at 20 %", P, 3500, 300, 10_000_00, 0, net=20000),
    case("one month left", 1_000_00, 3500, 1, 500_00, 0),
    case("one month left, all of it", 1_000_00, 3500, 1, 1_000_00, 0),
    case("two months left", 1_000_00, 3500, 2, 500_00, 1),
    case("the last month but one", P, 3500, 300, 700_00, 299),
    case("the compensation is more than the interest", P, 3500, 300, 700_00, 298),
    case("fixed near its end", 8_000_00, 2500, 12, 4_000_00, 0, signed=228),
    case("forty years", 300_000_00, 3000, 480, 20_000_00, 0),
    case("forty years, every year", 300_000_00, 3000, 480, 1_200_00, 11, True),
    case("forty years, late", 300_000_00, 3000, 480, 20_000_00, 400),
    case("20 %", 50_000_00, 20000, 480, 5_000_00, 0, net=5000),
    case("20 %, every year", 50_000_00, 20000, 480, 500_00, 7, True, net=5000),
    case("20 %, a cent", 50_000_00, 20000, 480, 1, 0),
    case("a thousandth of a percent", P, 1, 300, 10_000_00, 0, kind="variable", signed=60),
    case("a thousandth of a percent, fixed", P, 1, 300, 10_000_00, 0),
    case("ten million euros", 10_000_000_00, 3250, 360, 500_000_00, 18, net=3000),
    case("ten million euros, every year", 10_000_000_00, 3250, 360, 100_000_00, 18, True, net=3000),
    case("cents everywhere", 98_765_43, 2875, 217, 7_654_32, 9, signed=83, net=2345),
    case("cents everywhere, every year", 98_765_43, 2875, 217, 1_234_56, 9, True, "mixto-fijo", 83, 2345, fixed=97),
    case("cents everywhere, variable every year", 98_765_43, 4125, 217, 2_345_67, 2, True, "variable", 30, 3125),
    case("half of it in the middle", P, 3500, 300, 60_000_00, 120, signed=12),
    case("the whole instalment is left over", 12_000_00, 0, 12, 1_000_00, 3),
    case("every year with a year left", 12_000_00, 3000, 13, 1_000_00, 0, True),
    case("every year with a month left at the last", 12_000_00, 3000, 24, 1_000_00, 11, True),
    case("old loan, high rate", 40_000_00, 9500, 96, 10_000_00, 1, signed=204, net=4000),
    case("one euro owed", 1_00, 3500, 60, 50, 0),
    case("a large part every year", P, 3500, 300, 50_000_00, 0, True, net=3000),
    case("a loan of the last year, every year", 5_000_00, 2000, 11, 1_000_00, 5, True),
    case("variable of two years, every year: five years at 0.15 %", 160_000_00, 3000, 240, 10_000_00, 0, True, "variable", 24),
    case("variable just signed, every year: both cost the same", P, 3000, 300, 5_000_00, 0, True, "variable"),
    case("variable just signed, every year after eleven months", P, 3000, 300, 5_000_00, 11, True, "variable"),
    case("variable of four years, every year", P, 3000, 300, 5_000_00, 3, True, "mixto-variable", 48),
    case("variable of one year, paid off in three", 30_000_00, 3000, 300, 10_000_00, 0, True, "variable", 12),
    case("mixed, five fixed years, 5.000 a year: five times two per cent", 160_000_00, 3500, 300, 5_000_00, 0, True, "mixto-fijo", fixed=60),
    case("mixed, the repayment on the day the fixed part ends", P, 3500, 300, 10_000_00, 24, kind="mixto-fijo", fixed=24),
    case("mixed, the month before", P, 3500, 300, 10_000_00, 23, kind="mixto-fijo", fixed=24),
    case("mixed, two fixed years: the variable part has its first five years", P, 3500, 300, 5_000_00, 0, True, "mixto-fijo", fixed=24),
    case("mixed, one fixed year: three years at 0,25 %", P, 3500, 300, 5_000_00, 11, False, "mixto-fijo", fixed=11),
    case("mixed, fixed across the ten years", P, 3500, 300, 5_000_00, 6, True, "mixto-fijo", 84, fixed=96),
    case("mixed, signed long ago, its fixed part ends soon", P, 3500, 300, 5_000_00, 3, True, "mixto-fijo", 54, fixed=6),
    case("the deed rules, with its commission", P, 3500, 120, 10_000_00, 0, law="escritura", deed=500),
    case("the deed rules, without one", P, 3500, 120, 10_000_00, 0, law="escritura", deed=0),
    case("a deed that is not said", P, 3500, 120, 10_000_00, 0, law="escritura"),
    case("the deed rules, mixed, every year", P, 3500, 120, 2_000_00, 2, True, "mixto-fijo", 0, 2000, "escritura", 24, 1255),
]

with open("early-repayment.json", "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(one) for one in CASES) + "\n]\n")
print(len(CASES))
