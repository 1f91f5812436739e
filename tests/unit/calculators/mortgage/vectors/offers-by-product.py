"""Writes offers-by-product.json: fixed, variable and mixed mortgages paid month by month, without a closed formula.

Run it in its own folder: python3 offers-by-product.py
Units: cents, thousandths of a percent (3500 is 3.5 %), whole years; levels of the Euribor in hundredths of a percent.

The products are judged from the definition: no set of them costs less than the chosen one, and of equal sets the one with
most products is chosen. A loan is paid by a debt that grows and a payment that is found anew whenever the rate changes.
"""

import json
from decimal import ROUND_HALF_UP, Decimal, getcontext
from functools import lru_cache
from itertools import combinations

getcontext().prec = 34
APPRAISAL = Decimal(35000)


def cents(value):
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


@lru_cache(maxsize=None)
def payment_for_one(rate, months):
    """What repays a debt of 1: its growth over the growth of one unit paid each month, both by multiplication alone."""
    growth, units = Decimal(1), Decimal(0)
    for _ in range(months):
        units = units * (1 + rate) + 1
        growth *= 1 + rate
    return growth / units


def rates(offer, years, euribor, more):
    """The rate of each month."""
    variable = max(Decimal(0), euribor + offer.get("spread", 0) + more)
    fixed = {"fijo": years, "variable": 0, "mixto": offer.get("fixedYears", 0)}[offer["kind"]]
    start = Decimal(offer.get("rate", 0)) + more
    return [(start if month < fixed * 12 else variable) / 100000 / 12 for month in range(years * 12)]


def pay(principal, years, euribor, offer, more=0, until=None):
    """Instalments, interest paid so far and debt after each month."""
    by_month = rates(offer, years, Decimal(euribor), more)
    debt, interest, payment = Decimal(principal), Decimal(0), Decimal(0)
    rows = []
    for month, rate in enumerate(by_month[: until and until * 12]):
        if month == 0 or rate != by_month[month - 1]:
            payment = debt * payment_for_one(rate, years * 12 - month)
        interest += debt * rate
        debt += debt * rate - payment
        rows.append((payment, interest, debt))
    return rows


def cost(principal, years, kept, euribor, offer, dropped=()):
    """Interest, products and all that does not come back, without the dropped products."""
    more = sum(product["discount"] for product in offer["products"] if product["product"] in dropped)
    rows = pay(principal, years, euribor, offer, more, kept)
    interest = cents(rows[kept * 12 - 1][1])
    products = sum(product["yearly"] for product in offer["products"] if product["product"] not in dropped) * kept
    commission = cents(Decimal(principal) * offer["commission"] / 100000)
    return interest, products, interest + products + commission


def judge(principal, years, kept, euribor, offer):
    known = [product["product"] for product in offer["products"] if product["discount"] is not None]
    sets = [set(one) for size in range(len(known) + 1) for one in combinations(known, size)]
    costs = [(cost(principal, years, kept, euribor, offer, one)[2], len(one), index) for index, one in enumerate(sets)]
    lowest, _, index = min(costs)
    dropped = sets[index]
    verdicts = []
    for product in known:
        taken = cost(principal, years, kept, euribor, offer, dropped - {product})
        left = cost(principal, years, kept, euribor, offer, dropped | {product})
        verdicts.append([product, left[0] - taken[0], taken[1] - left[1], left[2] - taken[2]])
    return {"verdicts": verdicts, "dropped": [one for one in known if one in dropped], "cost": lowest}


def tae(principal, years, euribor, offer):
    rows = pay(principal, years, euribor, offer)
    yearly = sum(product["yearly"] for product in offer["products"])
    first = Decimal(principal) - cents(Decimal(principal) * offer["commission"] / 100000) - APPRAISAL - yearly
    flows = [first]
    for month, (payment, _, _) in enumerate(rows, start=1):
        flows.append(-payment - (yearly if month % 12 == 0 and month < len(rows) else 0))
    low, high = Decimal(0), Decimal(1)
    for _ in range(70):
        middle = (low + high) / 2
        discount, value = 1 / (1 + middle), Decimal(0)
        for flow in reversed(flows):
            value = value * discount + flow
        if value < 0:
            low = middle
        else:
            high = middle
    return float((1 + (low + high) / 2) ** 12 - 1)


def sign(a, b):
    return "a" if a < b else "b" if b < a else None


def turns(principal, years, kept, euribor, a, b):
    """The nearest hundredths above and below at which another offer costs less, by trying them one after the other."""
    if a["kind"] == b["kind"] == "fijo":
        return None

    def winner(level):
        return sign(*(cost(principal, years, kept, level, offer)[2] for offer in (a, b)))

    now = winner(euribor)

    def first(levels):
        for level in levels:
            found = winner(level * 10)
            if found is not None and found != now:
                return [level, found]
        return None

    above = [level for level in range(1001) if level * 10 > euribor]
    below = [level for level in range(1000, -1, -1) if level * 10 < euribor]
    return {"above": first(above), "below": first(below)}


def fixed(rate, *products, commission=0):
    return {"kind": "fijo", "rate": rate, "commission": commission, "products": list(products)}


def variable(spread, *products, commission=0):
    return {"kind": "variable", "spread": spread, "commission": commission, "products": list(products)}


def mixed(rate, years, spread, *products, commission=0):
    offer = {"kind": "mixto", "rate": rate, "fixedYears": years, "spread": spread}
    return {**offer, "commission": commission, "products": list(products)}


def product(name, yearly, discount):
    return {"product": name, "yearly": yearly, "discount": discount}


PAY = product("nomina", 0, 300)
HOME = product("hogar", 250_00, 100)
LIFE = product("vida", 350_00, 200)
ALARM = product("alarma", 480_00, 50)
CARD = product("tarjeta", 40_00, 50)


def case(name, principal, years, kept, euribor, a, b):
    loan = (principal, years, kept, euribor)
    results = {}
    for letter, offer in (("a", a), ("b", b)):
        rows = pay(principal, years, euribor, offer)
        results[letter] = {
            "monthlyPayment": cents(rows[0][0]),
            "laterPayment": cents(rows[offer["fixedYears"] * 12][0]) if offer["kind"] == "mixto" else None,
            "tae": tae(principal, years, euribor, offer),
            "cost": cost(*loan, offer)[2],
            "owed": cents(abs(rows[kept * 12 - 1][2])),
            "judged": judge(*loan, offer),
        }
    winner = sign(*(results[letter]["cost"] for letter in "ab"))
    without = sign(*(results[letter]["judged"]["cost"] for letter in "ab"))
    expected = {**results, "cheaper": winner, "cheaperWithout": without, "turns": turns(*loan, a, b)}
    return {
        "name": name,
        "principal": principal,
        "years": years,
        "keptYears": kept,
        "euribor": euribor,
        "a": a,
        "b": b,
        "expected": expected,
    }


K = 160_000_00
CASES = [
    case("fixed against variable", K, 25, 10, 2500, fixed(3000), variable(600)),
    case("fixed against variable, the Euribor higher", K, 25, 10, 3500, fixed(3000), variable(600)),
    case("variable against variable never turns", K, 25, 10, 2500, variable(500), variable(900)),
    case("a commission turns two variable offers", K, 25, 10, 2500, variable(500, commission=500), variable(560)),
    case("mixed against fixed", K, 30, 12, 2200, mixed(2000, 5, 700), fixed(2700)),
    case("mixed, left before its fixed years end", K, 30, 4, 2200, mixed(2000, 5, 700), fixed(2300)),
    case("mixed, kept to the year its fixed part ends", K, 30, 5, 2200, mixed(2000, 5, 700), variable(100)),
    case("mixed, kept one year more", K, 30, 6, 2200, mixed(2000, 5, 700), variable(100)),
    case("mixed against variable", K, 25, 25, 2345, mixed(2100, 10, 600), variable(450)),
    case("two mixed offers", 210_000_00, 28, 15, 2100, mixed(1800, 3, 800), mixed(2300, 10, 500)),
    case("the same offers, mixed", K, 20, 20, 2000, mixed(2000, 5, 500), mixed(2000, 5, 500)),
    case("no Euribor and no spread", K, 20, 8, 0, variable(0), fixed(500)),
    case("the highest Euribor", K, 20, 8, 10000, variable(500), fixed(3500)),
    case("payroll, home and life of a fixed offer", K, 25, 10, 0, fixed(3500), fixed(2900, PAY, HOME, LIFE)),
    case("the same for the whole term", K, 25, 25, 0, fixed(3500), fixed(2900, PAY, HOME, LIFE)),
    case("the same of a large loan", 400_000_00, 25, 10, 0, fixed(3500), fixed(2900, PAY, HOME, LIFE)),
    case("products of a variable offer", K, 25, 10, 2500, fixed(3200), variable(400, PAY, LIFE, ALARM)),
    case("products of a mixed offer", K, 25, 12, 2500, mixed(2000, 6, 500, HOME, LIFE, CARD), fixed(2800, PAY)),
    case("products on both", 250_000_00, 30, 10, 2250, variable(350, HOME, CARD), mixed(1900, 4, 400, LIFE, ALARM)),
    case("without what does not pay the other wins", K, 25, 10, 0, fixed(3000), fixed(2700, LIFE, ALARM)),
    case("a product whose discount is not known", K, 25, 10, 0, fixed(3000), fixed(2600, product("vida", 450_00, None), HOME)),
    case("a discount of nothing", K, 25, 10, 0, fixed(3000), fixed(3000, product("alarma", 480_00, 0))),
    case("nothing for nothing", K, 25, 10, 0, fixed(3000), fixed(3000, product("tarjeta", 0, 0))),
    case("five products", 180_000_00, 30, 15, 2400, fixed(3100, commission=500), variable(200, PAY, HOME, LIFE, ALARM, CARD)),
    case(
        "of two, each pays alone and not beside the other",
        K, 25, 25, 0, fixed(3000), fixed(2500, product("hogar", 497_00, 500), product("vida", 496_00, 500)),
    ),
    case(
        "the same in one year, of equal products",
        K, 25, 1, 0, fixed(3000), fixed(2500, product("hogar", 794_00, 500), product("vida", 794_00, 500)),
    ),
    case("cents everywhere", 123_456_78, 22, 9, 2347, mixed(1876, 3, 633, product("otro", 111_11, 77)), variable(512, HOME, commission=125)),
    case("a year", 20_000_00, 1, 1, 2500, variable(500, CARD), fixed(3100)),
    case("forty years", 300_000_00, 40, 40, 2500, mixed(2200, 20, 900, LIFE), variable(700)),
    case("a small loan against dear products", 10_000_00, 10, 5, 2500, variable(300, PAY, LIFE), fixed(3000)),
]

with open("offers-by-product.json", "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(one) for one in CASES) + "\n]\n")
print(len(CASES))
