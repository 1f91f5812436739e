"""Writes change-bank.json: a mortgage kept, taken to another bank, and changed by its own, as three purses, with 50 digits.

Each purse pays its instalments month by month. What it has lost is what it has paid and still owes, less what it was lent:
no interest is added up, and no closed formula is used. Run it in its own folder: python3 change-bank.py
Units: cents, thousandths of a percent (3500 is 3.5 %), months.
"""

import json
from decimal import ROUND_FLOOR, Decimal, getcontext

getcontext().prec = 50
LATE, DEED = "ley-5-2019", "escritura"
HALF = Decimal(1) / 2


def cents(value):
    return int((value + HALF).to_integral_value(rounding=ROUND_FLOOR))


def level(owed, rate, months):
    """The payment that ends a debt: its growth, shared among the grown units of the payments."""
    grown, units = Decimal(1), Decimal(0)
    for _ in range(months):
        units = units * (1 + rate) + 1
        grown *= 1 + rate
    return owed * grown / units


def purse(principal, months, parts, products, at_once):
    """parts: (months, rate in thousandths of a percent). What is lost by the end of each month, and the first payment."""
    owed, paid, lost, first = Decimal(principal), Decimal(at_once), [Decimal(at_once)], None
    left = months
    for length, thousandths in parts:
        rate = Decimal(thousandths) / 100000 / 12
        payment = level(owed, rate, left)
        first = payment if first is None else first
        for _ in range(length):
            owed += owed * rate - payment
            paid += payment + Decimal(products) / 12
            lost.append(paid + owed - principal)
            left -= 1
    return lost, cents(first)


def may_charge(loan, offered, deed):
    """Thousandths of a percent of what is owed, as the articles read: by the year that runs, from 1."""
    year = loan["monthsSigned"] // 12 + 1
    long_fixed = offered["kind"] == "fijo" or offered.get("fixedMonths", 0) >= 36
    if loan["leaving"] == "subrogation" and long_fixed and loan["kind"] in ("variable", "mixto-variable"):
        return 50 if loan["law"] == LATE and year <= 3 else 0
    if loan["law"] == DEED:
        return deed or 0
    if loan["kind"] in ("fijo", "mixto-fijo"):
        return 2000 if year <= 10 else 1500
    if year <= 3:
        return 250
    return 150 if year <= 5 else 0


def outcome(today, offer, loan, fee, besides=0):
    costs = fee + offer["expenses"] + besides
    fixed = offer.get("fixedMonths", loan["months"])
    parts = [(fixed, offer["rate"])]
    if fixed < loan["months"]:
        parts.append((loan["months"] - fixed, offer["laterRate"]))
    lost, payment = purse(loan["principal"], loan["months"], parts, offer["products"], costs)
    ahead = [cents(kept - moved) for kept, moved in zip(today[0], lost)]
    pays_from = None
    if ahead[-1] > 0:
        pays_from = len(ahead) - 1
        while ahead[pays_from - 1] > 0:
            pays_from -= 1
    top = max(max(ahead), 0)
    best = ahead.index(top) if top > 0 else 0
    monthly = cents(Decimal(offer["products"]) / 12)
    return {
        "payment": payment,
        "monthlyProducts": monthly,
        "monthlySaving": today[1] + cents(Decimal(loan["products"]) / 12) - payment - monthly,
        "compensation": fee,
        "costs": costs,
        "total": ahead[-1],
        "paysFrom": pays_from,
        "best": {"month": best, "ahead": top},
    }, lost


def case(name, principal, months, kind, rate, other, own, law="ley-5-2019", signed=0, fixed=None, later=None, products=0, deed=None, cancelled=None):
    def offer(kind, rate, products=0, expenses=0, fixed=None, later=None):
        mixed = {} if fixed is None else {"fixedMonths": fixed, "laterRate": later}
        return {"kind": kind, "rate": rate, "products": products, "expenses": expenses, **mixed}

    other, own = offer(*other), offer(*own)
    loan = {
        "principal": principal,
        "months": months,
        "kind": kind,
        "law": law,
        "monthsSigned": signed,
        "rate": rate,
        "products": products,
        "leaving": "subrogation" if cancelled is None else "cancellation",
        "cancellation": cancelled or 0,
    }
    if deed is not None:
        loan["deedCommission"] = deed
    if fixed is not None:
        loan.update({"fixedMonths": fixed, "laterRate": later})
    parts = [(months, rate)] if fixed is None else [(fixed, rate), (months - fixed, later)]
    today = purse(principal, months, parts, products, 0)
    fee = cents(Decimal(principal) * may_charge(loan, other, deed) / 100000)
    moved, moved_lost = outcome(today, other, loan, fee, cancelled or 0)
    changed, changed_lost = outcome(today, own, loan, 0)
    ends = [min(months, 12 * (year + 1)) for year in range(-(-months // 12))]
    return {
        "name": name,
        **loan,
        "subrogation": other,
        "novation": own,
        "expected": {
            "payment": today[1],
            "monthlyProducts": cents(Decimal(products) / 12),
            "subrogation": moved,
            "novation": changed,
            "years": [
                [month, cents(today[0][month]), cents(moved_lost[month]), cents(changed_lost[month])] for month in ends
            ],
        },
    }


K = 150_000_00
F, V, M = "fijo", "variable", "mixto"
CASES = [
    case("a variable loan made fixed in its third year", K, 300, V, 3500, (F, 2900, 0, 350_00), (F, 2900), signed=24),
    case("the month before three years", K, 300, V, 3500, (F, 2900, 0, 350_00), (F, 3100), signed=35),
    case("three years to the day", K, 300, V, 3500, (F, 2900, 0, 350_00), (F, 3100), signed=36),
    case("variable to variable in the third year", K, 300, V, 3500, (V, 3000, 0, 350_00), (V, 3100), signed=35),
    case("variable to variable in the fourth year", K, 300, V, 3500, (V, 3000, 0, 350_00), (V, 3100), signed=36),
    case("variable to variable after five years", K, 300, V, 3500, (V, 3000, 0, 350_00), (V, 3100), signed=60),
    case("fixed to fixed in the tenth year", K, 240, F, 3500, (F, 2500, 0, 350_00), (F, 2700, 0, 200_00), signed=119),
    case("fixed to fixed after ten years", K, 240, F, 3500, (F, 2500, 0, 350_00), (F, 2700, 0, 200_00), signed=120),
    case("fixed to variable", K, 240, F, 3500, (V, 2750, 0, 350_00), (V, 2900), signed=12),
    case("a mixed loan that is variable by now is made fixed", K, 200, "mixto-variable", 3400, (F, 2800, 0, 350_00), (F, 2850), signed=72),
    case("a mixed loan in its fixed part", K, 240, "mixto-fijo", 2000, (F, 2400, 0, 350_00), (F, 2300), fixed=36, later=3800, signed=48),
    case("a mixed loan whose fixed part ends next month", K, 240, "mixto-fijo", 2000, (V, 3000, 0, 350_00), (F, 2600), fixed=1, later=3500, signed=119),
    case("a mixed loan fixed but for its last month", K, 36, "mixto-fijo", 4000, (F, 3000, 0, 350_00), (F, 3500), fixed=35, later=0, signed=4),
    case("an older deed, fixed", K, 180, F, 4500, (F, 2900, 0, 350_00), (F, 3200), law=DEED, deed=250),
    case("a mixed offer with three fixed years is a fixed one to the law", K, 300, V, 3500, (M, 2500, 0, 350_00, 36, 3200), (M, 2600, 0, 0, 60, 3100), signed=24),
    case("a mixed offer with two fixed years is not", K, 300, V, 3500, (M, 2500, 0, 350_00, 24, 3200), (F, 2900), signed=24),
    case("an older deed has nothing to say of three fixed years", K, 300, V, 3500, (M, 2500, 0, 350_00, 36, 3200), (F, 2900), law=DEED, deed=500),
    case("a variable loan that is cancelled for a fixed one", K, 300, V, 3500, (F, 2900, 0, 350_00), (F, 3100), signed=24, cancelled=1000_00),
    case("a fixed loan that is cancelled", K, 240, F, 3500, (V, 2500, 0, 350_00), (M, 2700, 0, 200_00, 120, 2900), signed=119, cancelled=850_50),
    case("an older deed that is cancelled for a fixed loan", K, 180, V, 3600, (F, 3000, 0, 350_00), (F, 3200), law=DEED, deed=1000, cancelled=1000_00),
    case("the deed's commission, fixed", 60_000_00, 96, F, 5000, (F, 3000, 0, 350_00), (F, 3500, 0, 100_00), law=DEED, signed=240, deed=2500),
    case("the deed's commission, variable to variable", 60_000_00, 96, V, 3200, (V, 2900, 0, 350_00), (V, 3000), law=DEED, signed=228, deed=1000),
    case("a deed without a commission", 60_000_00, 96, V, 3200, (V, 2900, 0, 350_00), (V, 3000), law=DEED, signed=228),
    case("an old deed, variable made fixed", 60_000_00, 96, V, 3200, (F, 2900, 0, 350_00), (F, 3000), law=DEED, signed=228),
    case("products that eat the lower rate", K, 300, F, 3000, (F, 2500, 1200_00, 350_00), (F, 2900), signed=130),
    case("products that win at first and lose at the end", K, 300, F, 3000, (F, 2500, 500_00, 350_00), (F, 2600, 450_00), signed=130),
    case("today's products are dropped", K, 300, F, 2900, (F, 2900, 0, 350_00), (F, 2900), products=600_00, signed=130),
    case("the same loan at no cost", K, 300, F, 3000, (F, 3000), (F, 3000), signed=12, law=LATE),
    case("the same loan at a cost", K, 300, V, 3000, (V, 3000, 0, 350_00), (V, 3000, 0, 1), signed=60),
    case("a dearer offer", K, 300, F, 2000, (F, 2500, 0, 350_00), (V, 2001), signed=12),
    case("0 % against 0 %", K, 300, F, 0, (F, 0, 0, 350_00), (F, 0), signed=12),
    case("0 % today, with products", K, 300, F, 0, (F, 500, 0, 350_00), (F, 0, 120_00), products=240_00, signed=12),
    case("0 % offered", K, 120, F, 3000, (F, 0, 0, 350_00), (V, 0, 1000_00), signed=12),
    case("one month left", 1_000_00, 1, F, 3000, (F, 2000, 0, 350_00), (F, 2000), signed=300, law=DEED),
    case("two months left", 1_000_00, 2, V, 3000, (F, 1000), (F, 1000, 0, 1), signed=84),
    case("eleven months left", 9_000_00, 11, V, 3500, (F, 2500), (F, 3000), signed=84),
    case("thirteen months left", 9_000_00, 13, V, 3500, (F, 2500, 0, 20_00), (F, 3000), signed=84),
    case("forty years", 300_000_00, 480, V, 3600, (F, 2700, 350_00, 350_00), (F, 2950, 100_00), signed=6),
    case("ten million euros", 10_000_000_00, 360, F, 3250, (F, 2600, 1000_00, 900_00), (F, 2800), signed=36),
    case("half a cent of compensation is rounded up", 1_010_00, 60, V, 3500, (F, 2500, 0, 10_00), (F, 3000), signed=6),
    case("cents in what is left", 123_456_78, 263, V, 3333, (F, 2876, 512_34, 412_35), (F, 3111, 111_11, 33_33), signed=41),
    case("products whose twelfth is no whole cent", 80_000_00, 100, F, 3100, (F, 2700, 100_01, 350_00), (F, 2900, 7), products=99_99, signed=200, law=DEED, deed=500),
    case("old high rates", 60_000_00, 240, F, 15000, (F, 9500, 0, 350_00), (F, 12000), law=DEED, deed=250, signed=84),
    case("a thousandth of a percent", K, 300, V, 3000, (F, 2999), (F, 2999, 0, 1_00), signed=84),
    case("the highest rate", K, 300, V, 50000, (F, 20000, 0, 350_00), (F, 49999), signed=84),
    case("it pays in the last month only", 20_000_00, 24, F, 3000, (F, 2500, 0, 105_90), (F, 2500, 0, 105_98), signed=300, law=DEED),
    case("a commission as in the deed, with cents of a percent", 75_000_00, 150, F, 4200, (F, 3100, 0, 0), (F, 3900), law=DEED, signed=260, deed=1255),
    case("both banks alike, the own one without costs", K, 300, F, 3500, (F, 2900, 0, 350_00), (F, 2900), signed=0),
]

with open("change-bank.json", "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(one) for one in CASES) + "\n]\n")
print(len(CASES))
