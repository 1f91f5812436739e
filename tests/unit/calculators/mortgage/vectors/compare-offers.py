"""Writes compare-offers.json: two mortgages paid month by month, with 50 digits and no closed formula.

Run it in its own folder: python3 compare-offers.py
Units: cents, thousandths of a percent (3500 is 3.5 %), whole years.
"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 50
APPRAISAL = Decimal(35000)


def cents(value):
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def instalment(principal, rate, months):
    """The constant payment: growth of the debt over the growth of one unit paid each month, both by addition."""
    growth = Decimal(1)
    units = Decimal(0)
    for _ in range(months):
        units = units * (1 + rate) + 1
        growth *= 1 + rate
    return principal * growth / units


def follow(principal, rate, payment, months):
    """Balances and interest paid so far, after each month."""
    balance, paid_interest = principal, Decimal(0)
    rows = [(balance, paid_interest)]
    for _ in range(months):
        interest = balance * rate
        paid_interest += interest
        balance = balance + interest - payment
        rows.append((balance, paid_interest))
    return rows


def tae(flows):
    """flows[k] in month k, received first. The monthly rate by halving, with Horner's rule on the literal list."""

    def worth(rate):
        discount = 1 / (1 + rate)
        value = Decimal(0)
        for flow in reversed(flows):
            value = value * discount + flow
        return value

    if flows[0] <= 0:
        return None
    low, high = Decimal(0), Decimal(10) ** 6
    for _ in range(90):
        middle = (low + high) / 2
        if worth(middle) < 0:
            low = middle
        else:
            high = middle
    return float((1 + (low + high) / 2) ** 12 - 1)


def offer_result(principal, years, kept, offer):
    months = years * 12
    rate = Decimal(offer["rate"]) / 100000 / 12
    payment = instalment(Decimal(principal), rate, months)
    rows = follow(Decimal(principal), rate, payment, months)
    commission = cents(Decimal(principal) * offer["commission"] / 100000)
    products = offer["products"]
    costs = []
    for year in range(years + 1):
        costs.append(commission + products * year + cents(rows[12 * year][1]))
    flows = [Decimal(principal) - commission - APPRAISAL - products]
    for month in range(1, months + 1):
        flow = -payment
        if month % 12 == 0 and month < months:
            flow -= products
        flows.append(flow)
    paid = sum([payment for _ in range(12 * kept)], Decimal(0))
    return {
        "monthlyPayment": cents(payment),
        "tae": tae(flows),
        "commission": commission,
        "interest": cents(rows[12 * kept][1]),
        "products": products * kept,
        "paid": cents(paid) + commission + products * kept,
        "owed": cents(abs(rows[12 * kept][0])),
        "cost": costs[kept],
    }, costs


def leads(a, b):
    found = []
    for year in range(1, len(a)):
        cheaper = "a" if a[year] < b[year] else "b" if b[year] < a[year] else None
        if found and found[-1][0] == cheaper:
            found[-1][2] = year
        else:
            found.append([cheaper, year, year])
    return found


def case(name, principal, years, kept, a, b):
    def offer(rate, commission=0, products=0):
        return {"rate": rate, "commission": commission, "products": products}

    a, b = offer(*a), offer(*b)
    result_a, costs_a = offer_result(principal, years, kept, a)
    result_b, costs_b = offer_result(principal, years, kept, b)
    return {
        "name": name,
        "principal": principal,
        "years": years,
        "keptYears": kept,
        "a": a,
        "b": b,
        "expected": {"a": result_a, "b": result_b, "costsA": costs_a, "costsB": costs_b, "leads": leads(costs_a, costs_b)},
    }


K = 160_000_00
CASES = [
    case("bonificada against plain, ten of twenty-five years", K, 25, 10, (2500, 0, 900_00), (3100, 0, 0)),
    case("bonificada against plain, one year", K, 25, 1, (2500, 0, 900_00), (3100, 0, 0)),
    case("bonificada against plain, the whole term", K, 25, 25, (2500, 0, 900_00), (3100, 0, 0)),
    case("the lead changes after ten years", K, 25, 10, (2600, 0, 650_00), (3200, 0, 0)),
    case("the lead changes in the last years", K, 30, 8, (2400, 1000, 480_00), (3000, 0, 0)),
    case("a commission that is won back", K, 25, 10, (2750, 1500, 0), (3000, 0, 0)),
    case("a commission that is not won back in the years kept", K, 25, 2, (2750, 1500, 0), (3000, 0, 0)),
    case("equal offers", K, 25, 10, (3000, 500, 300_00), (3000, 500, 300_00)),
    case("equal offers without costs, one year of one", K, 1, 1, (3000, 0, 0), (3000, 0, 0)),
    case("the same cost by other ways at 0 %", 100_000_00, 20, 20, (0, 1000, 0), (0, 0, 50_00)),
    case("both at 0 %", K, 25, 5, (0, 0, 0), (0, 0, 0)),
    case("0 % with products against a rate", K, 25, 10, (0, 0, 4000_00), (3000, 0, 0)),
    case("0 % with a commission against a small rate", K, 30, 15, (0, 2000, 0), (125, 0, 0)),
    case("forty years", 300_000_00, 40, 12, (2900, 0, 1100_00), (3450, 0, 0)),
    case("forty years, all of them", 300_000_00, 40, 40, (2900, 0, 1100_00), (3450, 0, 0)),
    case("forty years, the last but one", 300_000_00, 40, 39, (3300, 250, 0), (3500, 0, 0)),
    case("one year", 20_000_00, 1, 1, (5000, 1000, 0), (6000, 0, 0)),
    case("two years, one kept", 20_000_00, 2, 1, (5000, 1000, 0), (6000, 0, 0)),
    case("one euro", 1_00, 5, 3, (3000, 0, 0), (4000, 0, 0)),
    case("a loan below its appraisal", 300_00, 5, 3, (3000, 0, 0), (4000, 0, 0)),
    case("a loan as high as its appraisal", 350_00, 5, 3, (3000, 0, 0), (4000, 0, 0)),
    case("a loan one cent above its appraisal", 350_01, 1, 1, (3000, 0, 0), (4000, 0, 0)),
    case("a loan below commission, appraisal and products", 1000_00, 10, 5, (3000, 5000, 700_00), (4000, 0, 600_00)),
    case("half a cent of commission is rounded up", 10_001_00, 10, 5, (3000, 50, 0), (3000, 0, 0)),
    case("half a cent of commission at 0.125 %", 123_456_00, 10, 5, (3000, 125, 0), (3000, 124, 0)),
    case("a commission of a thousandth of a percent", 150_000_00, 20, 7, (3000, 1, 0), (3000, 0, 0)),
    case("the highest rate", K, 25, 10, (20000, 0, 0), (19999, 0, 0)),
    case("far rates", K, 40, 20, (20000, 0, 0), (1, 0, 3000_00)),
    case("a thousandth of a percent", K, 25, 10, (1, 0, 0), (0, 0, 0)),
    case("a thousandth of a percent, forty years", 10_000_000_00, 40, 23, (1, 0, 0), (2, 0, 0)),
    case("ten million euros", 10_000_000_00, 30, 10, (3125, 250, 1000_00), (3250, 0, 0)),
    case("many products", K, 25, 10, (2100, 500, 2400_00), (3900, 0, 0)),
    case("products on both", K, 25, 10, (2200, 0, 1500_00), (2500, 0, 700_00)),
    case("the other wins from year two", K, 25, 1, (2990, 0, 0), (2500, 500, 0)),
    case("kept to the year in which the lead changes", K, 25, 14, (2600, 0, 800_00), (3200, 0, 0)),
    case("kept to the year before it", K, 25, 13, (2600, 0, 800_00), (3200, 0, 0)),
    case("fifteen years", 90_000_00, 15, 6, (2300, 0, 420_00), (2750, 500, 0)),
    case("cents in the loan", 123_456_78, 22, 9, (2876, 375, 512_34), (3333, 125, 0)),
    case("eleven years", 77_777_77, 11, 4, (1990, 750, 333_33), (2490, 0, 111_11)),
    case("a cent of products", K, 25, 10, (3000, 0, 1), (3000, 0, 0)),
    case("thirty-five years", 210_000_00, 35, 20, (2650, 0, 960_00), (3150, 300, 120_00)),
    case("a high commission on a short loan", 30_000_00, 3, 2, (1000, 4000, 0), (4500, 0, 0)),
    case("a lead lost and won back", 100_000_00, 40, 20, (3000, 2500, 0), (2500, 0, 350_00)),
    case("old high rates", 60_000_00, 20, 5, (14500, 1000, 0), (15250, 500, 60_00)),
    case("three months' difference of rate", 185_500_00, 27, 11, (2610, 0, 0), (2635, 0, 0)),
    case("kept one year of forty", 300_000_00, 40, 1, (2000, 3000, 0), (4000, 0, 0)),
]

with open("compare-offers.json", "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(one) for one in CASES) + "\n]\n")
print(len(CASES))
