"""Writes purchase-taxes.json: taxes of home purchases, from a table of its own typed from the laws, in decimal arithmetic.

Scales are typed as the gazettes print them: (from, tax up to there, rate above). Amounts in euros, rates and shares in percent.
Each reduction is typed with its limits, and gets a case below, at and above each of them.
"""
import json
from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal as D
from pathlib import Path

CENT = D("0.01")
MILLION = D(1_000_000)


def cents(amount):
    return int(amount.quantize(CENT, ROUND_HALF_UP) * 100)


def rate(percent, rebate="0"):
    return lambda price: price * D(percent) / 100 * (100 - D(rebate)) / 100


def printed(*rows):
    """A printed tariff: the last row that begins below the price counts."""
    def tax(price):
        start, quota, percent = [row for row in rows if D(row[0]) < price][-1]
        return D(quota) + (price - D(start)) * D(percent) / 100
    return tax


def by_value(*rows, rebate="0"):
    """(up to and including, percent of the whole price); None has no end."""
    def tax(price):
        for end, percent in rows:
            if end is None or price <= D(end):
                return price * D(percent) / 100 * (100 - D(rebate)) / 100
        raise ValueError(price)
    return tax


def madrid_deed(rebate="0"):
    """Madrid, articles 32 and 37: what a rise of the tax is more than the rise of the base is taken off."""
    def tax(price):
        if price <= 120_000:
            full = price * D("0.004")
        elif price <= 180_000:
            full = min(price * D("0.005"), D(480) + (price - 120_000))
        else:
            full = min(price * D("0.0075"), D(900) + (price - 180_000))
        return full * (100 - D(rebate)) / 100
    return tax


def rounded_mean(tariff):
    """The mean rate with two decimals, half down, on the whole price (Illes Balears, article 10)."""
    def tax(price):
        mean = tariff(price) / price * 100
        return price * (mean * 100 - D("0.5")).to_integral_value(ROUND_CEILING) / 100 / 100
    return tax


def first_part(end, percent, rest_percent):
    def tax(price):
        reduced = min(price, D(end))
        return reduced * D(percent) / 100 + (price - reduced) * D(rest_percent) / 100
    return tax


def relief(buyers=None, **rest):
    """Taxes by their names; every other keyword is a limit."""
    taxes = {name: rest.pop(name) for name in ("itp", "iva", "igic", "ipsi", "ajd") if name in rest}
    return {"taxes": taxes, "buyers": buyers, "limits": rest}


def family(base, each, above, of="members"):
    return (base, each, above, of)


IVA, VPO = rate("10"), rate("4")
NO_DEED = rate("0")
CYL = printed((0, 0, "8"), (250_000, 20_000, "10"))
CAT = printed((0, 0, "10"), (600_000, 60_000, "11"), (900_000, 93_000, "12"), (1_500_000, 165_000, "13"))
EXT = printed((0, 0, "8"), (360_000, 28_800, "10"), (600_000, 52_800, "11"))
ARA = printed((0, 0, "8"), (400_000, 32_000, "8.5"), (450_000, 36_250, "9"), (500_000, 40_750, "9.5"), (750_000, 64_500, "10"))
BAL = rounded_mean(printed((0, 0, "8"), (400_000, 32_000, "9"), (600_000, 50_000, "10"), (1_000_000, 90_000, "12"), (2_000_000, 210_000, "13")))
AST = by_value((300_000, "8"), (500_000, "9"), (None, "10"))
AST_LOW = by_value((150_000, "4"), (None, "6"))
VAL_HIGH, VAL_LOW = by_value((180_000, "6"), (None, "8")), by_value((180_000, "3"), (None, "4"))

# First deed of a protected home, 90 m² of usable area: RDLeg 1/1993, article 45.I.B.12.c.
STATE = {
    "protegida": relief(iva=VPO, ajd=NO_DEED, area=90),
    "protegida-general": relief(ajd=NO_DEED, area=90),
    "protegida-sin-exencion": relief(iva=VPO),
}
EXEMPT = {name: STATE[name] for name in ("protegida", "protegida-general")}


def galicia(tax, home, other):
    """Decreto Legislativo 1/2011, articles 14 and 15, with Ley 5/2025: neither price nor wealth above it."""
    usual, large = family(240_000, 30_000, 1), family(400_000, 50_000, 5)
    return {
        "vivienda-habitual": relief(**{tax: rate(home)}, price=usual, wealth=usual, buyers="share"),
        "joven": relief(**{tax: rate(other)}, price=usual, wealth=usual, age=36, buyers="share"),
        "familia-numerosa": relief(**{tax: rate(other)}, price=large, wealth=large, buyers="share"),
        "monoparental": relief(**{tax: rate(other)}, price=usual, wealth=usual, buyers="share"),
        "discapacidad": relief(**{tax: rate(other)}, disability=65, buyers="share"),
    }


def cantabria(tax, general, home, other):
    """Decreto Legislativo 62/2008, articles 9 and 13, with Ley 5/2026: the first 300.000 €."""
    low = first_part(300_000, other, general)
    return {
        "vivienda-habitual": relief(**{tax: first_part(300_000, home, general)}),
        "joven": relief(**{tax: low}, age=40, buyers="share"),
        "familia-numerosa": relief(**{tax: low}, buyers="all"),
        "monoparental": relief(**{tax: low}, buyers="all"),
        "discapacidad": relief(**{tax: low}, disability=33, buyers="share"),
    }


def andalucia(tax, home, young, other):
    """Ley 5/2021, articles 43 and 50."""
    return {
        "vivienda-habitual": relief(**{tax: rate(home)}, price=150_000, buyers="couple"),
        "joven": relief(**{tax: rate(young)}, price=150_000, age=35, buyers="couple"),
        "familia-numerosa": relief(**{tax: rate(other)}, price=250_000, buyers="couple"),
        "discapacidad": relief(**{tax: rate(other)}, price=250_000, disability=33, buyers="couple"),
    }


def la_mancha(tax, home, young, other):
    """Ley 8/2013, articles 19 and 21."""
    common = {"price": 240_000, "loan": 50, "buyers": "all"}
    return {
        "vivienda-habitual": relief(**{tax: rate(home)}, **common),
        "joven": relief(**{tax: rate(young)}, **common, age=36),
        "familia-numerosa": relief(**{tax: rate(other)}, **common),
        "monoparental": relief(**{tax: rate(other)}, **common),
        "discapacidad": relief(**{tax: rate(other)}, **common, disability=65),
    }


def leon(tax, percent):
    """Decreto Legislativo 1/2013, articles 25, 26 and 28."""
    return {
        "joven": relief(**{tax: rate(percent)}, income=31_500, age=36, buyers="all"),
        "familia-numerosa": relief(**{tax: rate(percent)}, income=family(37_800, 6_000, 5), buyers="all"),
        "discapacidad": relief(**{tax: rate(percent)}, income=31_500, disability=65, buyers="one"),
    }


def murcia(tax, percent):
    """Decreto Legislativo 1/2010, articles 6 and 7."""
    return {
        "joven": relief(**{tax: rate(percent)}, income=40_000, age=41, buyers="all"),
        "familia-numerosa": relief(**{tax: rate(percent)}, income=44_000, buyers="all"),
        "discapacidad": relief(**{tax: rate(percent)}, income=40_000, disability=65, buyers="all"),
    }


EXT_LIMITS = {"price": 200_000, "income": 30_000, "joint": 55_000, "buyers": "all"}
VAL_LIMITS = {"income": 30_000, "joint": 47_000, "buyers": "all"}

# community: (used: general, reliefs), (new: general, reliefs); a relief replaces taxes by name.
TABLE = {
    "andalucia": (
        ({"itp": rate("7")}, andalucia("itp", "6", "3.5", "3.5")),
        ({"iva": IVA, "ajd": rate("1.2")}, {**andalucia("ajd", "1", "0.3", "0.1"), **STATE}),
    ),
    "aragon": (({"itp": ARA}, {}), ({"iva": IVA, "ajd": rate("1.5")}, STATE)),
    "asturias": (
        ({"itp": AST}, {
            "joven": relief(itp=AST_LOW, age=36, buyers="all"),
            "familia-numerosa": relief(itp=AST_LOW, buyers="all"),
            "monoparental": relief(itp=AST_LOW, buyers="all"),
            "protegida": relief(itp=rate("3")),
        }),
        ({"iva": IVA, "ajd": rate("1.2")}, STATE),
    ),
    "baleares": (
        ({"itp": BAL}, {
            "vivienda-habitual": relief(itp=first_part("270151.20", "4", "8"), price="331859.70", buyers="all"),
            "joven": relief(itp=first_part("270151.20", "2", "8"), price="331859.70", age=36, buyers="all"),
        }),
        ({"iva": IVA, "ajd": by_value(("999999.99", "1.5"), (None, "2"))}, STATE),
    ),
    "canarias": (
        ({"itp": rate("6.5")}, {
            "vivienda-habitual": relief(itp=rate("5"), price=200_000, buyers="all"),
            "joven": relief(itp=rate("5", rebate="20"), price=200_000, age=41, income=family(46_455, 6_825, 0, "dependants"), buyers="share"),
        }),
        ({"igic": rate("7"), "ajd": rate("1")}, {
            "vivienda-habitual": relief(igic=rate("5"), price=200_000, buyers="all"),
            "joven": relief(igic=rate("3"), price=200_000, age=41, buyers="all"),
            "protegida-general": STATE["protegida-general"],
        }),
    ),
    "cantabria": (
        ({"itp": rate("9")}, cantabria("itp", "9", "7", "4")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**cantabria("ajd", "1.5", "1", "0.1"), **STATE}),
    ),
    "castilla-la-mancha": (
        ({"itp": rate("9")}, la_mancha("itp", "6", "3", "5")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**la_mancha("ajd", "0.75", "0.25", "0.5"), **STATE}),
    ),
    "castilla-y-leon": (
        ({"itp": CYL}, {**leon("itp", "4"), "protegida": relief(itp=rate("4"), income=31_500)}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**leon("ajd", "0.5"), **EXEMPT, "protegida-sin-exencion": relief(ajd=rate("0.5"), income=31_500)}),
    ),
    "cataluna": (
        ({"itp": CAT}, {
            "joven": relief(itp=rate("5"), income=36_000, age=36, buyers="all"),
            "familia-numerosa": relief(itp=rate("5"), income=family(36_000, 14_000, 5), buyers="all"),
            "monoparental": relief(itp=rate("5"), income=family(36_000, 14_000, 3), buyers="all"),
            "discapacidad": relief(itp=rate("5"), income=36_000, disability=65, buyers="one"),
            "protegida": relief(itp=rate("7")),
        }),
        ({"iva": IVA, "ajd": rate("1.5")}, {"joven": relief(ajd=NO_DEED, income=36_000, age=36, buyers="all"), **STATE}),
    ),
    "ceuta": (({"itp": rate("3")}, {}), ({"ipsi": rate("0.5"), "ajd": rate("0.25")}, {"protegida-general": STATE["protegida-general"]})),
    "comunidad-valenciana": (
        ({"itp": by_value((MILLION, "9"), (None, "11"))}, {
            "joven": relief(itp=VAL_HIGH, age=35, **VAL_LIMITS),
            "familia-numerosa": relief(itp=VAL_LOW, **VAL_LIMITS),
            "monoparental": relief(itp=VAL_LOW, **VAL_LIMITS),
            "discapacidad": relief(itp=VAL_LOW, disability=65, buyers="all"),
            "protegida": relief(itp=VAL_HIGH),
        }),
        ({"iva": IVA, "ajd": rate("1.4")}, {"vivienda-habitual": relief(ajd=rate("0.1")), **STATE}),
    ),
    "extremadura": (
        ({"itp": EXT}, {
            "vivienda-habitual": relief(itp=rate("7"), **EXT_LIMITS),
            "joven": relief(itp=rate("4"), age=36, **EXT_LIMITS),
            "familia-numerosa": relief(itp=rate("4"), **EXT_LIMITS),
            "discapacidad": relief(itp=rate("4"), disability=65, **EXT_LIMITS),
            "protegida": relief(itp=rate("4"), **EXT_LIMITS),
        }),
        ({"iva": IVA, "ajd": rate("1.5")}, {"vivienda-habitual": relief(ajd=rate("0.5"), **EXT_LIMITS), **STATE}),
    ),
    "galicia": (
        ({"itp": rate("8")}, galicia("itp", "7", "3")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**galicia("ajd", "1", "0.5"), **STATE}),
    ),
    "la-rioja": (
        ({"itp": rate("7")}, {
            "joven": relief(itp=rate("4"), age=40, buyers="share"),
            "familia-numerosa": relief(itp=rate("5"), buyers="all"),
            "discapacidad": relief(itp=rate("5"), disability=33, buyers="share"),
            "protegida": relief(itp=rate("5"), income=18_030, joint=30_050, buyers="share"),
        }),
        ({"iva": IVA, "ajd": rate("1")}, {
            "familia-numerosa": relief(ajd=rate("0.1"), buyers="all"),
            "discapacidad": relief(ajd=rate("0.1"), disability=33, buyers="share"),
            **STATE,
        }),
    ),
    "madrid": (
        ({"itp": rate("6")}, {
            "vivienda-habitual": relief(itp=rate("6", rebate="10"), price=250_000),
            "familia-numerosa": relief(itp=rate("4"), buyers="all"),
        }),
        ({"iva": IVA, "ajd": madrid_deed()}, {
            "vivienda-habitual": relief(ajd=madrid_deed("10"), price=250_000),
            "familia-numerosa": relief(ajd=madrid_deed("95"), buyers="all"),
            **EXEMPT,
            "protegida-sin-exencion": relief(ajd=rate("0.2"), area=90),
        }),
    ),
    "melilla": (
        ({"itp": rate("3")}, {}),
        ({"ipsi": rate("4"), "ajd": rate("0.25")}, {"protegida": relief(ipsi=rate("0.5"), ajd=NO_DEED, area=90)}),
    ),
    "murcia": (
        ({"itp": rate("7.75")}, murcia("itp", "3")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**murcia("ajd", "0.1"), **STATE}),
    ),
    "navarra": (
        ({"itp": rate("6")}, {"familia-con-hijos": relief(itp=first_part(180_304, "5", "6"), children=2, buyers="one")}),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida": relief(iva=VPO, ajd=NO_DEED), "protegida-general": relief(ajd=NO_DEED)}),
    ),
    "pais-vasco": (
        ({"itp": rate("4")}, {
            "vivienda-habitual": relief(itp=rate("2.5"), area=120),
            "familia-numerosa": relief(itp=rate("2.5"), buyers="all"),
        }),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida-sin-exencion": relief(iva=VPO)}),
    ),
}

PRICES = ["1", "200000", "187350.55", "10000000"]
BORDERS = {
    "aragon": [400_000, 450_000, 500_000, 750_000], "asturias": [150_000, 300_000, 500_000],
    "baleares": ["270151.20", "331859.70", 400_000, 600_000, "999999.99", 2_000_000, 450_000],
    "castilla-y-leon": [250_000], "cataluna": [600_000, 900_000, 1_500_000],
    "comunidad-valenciana": [180_000, 1_000_000], "extremadura": [200_000, 360_000, 600_000],
    "madrid": [120_000, "120120.60", 120_999, "180453.40", 180_000, 250_000], "andalucia": [150_000, 250_000],
    "canarias": [200_000], "cantabria": [300_000], "castilla-la-mancha": [240_000], "navarra": [180_304],
    "galicia": [240_000, 400_000],
}


def ceiling(limit, said):
    if not isinstance(limit, tuple):
        return D(limit)
    base, each, above, of = limit
    count = said.get(of, 1 if of == "members" else 0)
    return D(base) + each * max(0, count - above)


def keeps(chosen, price, said):
    """Whether the purchase is within every limit; money that is not said is not."""
    limits = chosen["limits"]
    tests = []
    if "price" in limits:
        tests.append(price <= ceiling(limits["price"], said))
    if "wealth" in limits:
        tests.append("wealth" in said and said["wealth"] <= ceiling(limits["wealth"], said))
    if "income" in limits:
        limit = limits.get("joint", limits["income"]) if said.get("joint") else limits["income"]
        tests.append("income" in said and said["income"] <= ceiling(limit, said))
    if "age" in limits and "age" in said:
        tests.append(said["age"] < limits["age"])
    for least in ("disability", "children"):
        if least in limits and least in said:
            tests.append(said[least] >= limits[least])
    if "loan" in limits and "loan" in said:
        tests.append(said["loan"] * 100 > price * limits["loan"])
    if "area" in limits and "area" in said:
        tests.append(said["area"] <= limits["area"])
    if chosen["buyers"] == "all":
        tests.append(said.get("share", 100) == 100)
    return all(tests)


def written_facts(said):
    names = {"income": 100, "wealth": 100, "loan": 100, "area": 100, "share": 100}
    return {name: (value if isinstance(value, bool) else int(D(value) * names.get(name, 1))) for name, value in said.items()}


def case(community, home, price, chosen, said=None):
    """[community, home, relief, price in cents, facts, whether the relief is granted, cents of each tax]"""
    said = said or {}
    general, reliefs = TABLE[community][0 if home == "used" else 1]
    relief = reliefs[chosen] if chosen else None
    granted = relief is not None and keeps(relief, price, said)
    share = D(said.get("share", 100)) if granted and relief["buyers"] in ("share", "couple") else D(100)
    taxes = {}
    for tax, rule in general.items():
        reduced = relief["taxes"].get(tax) if granted else None
        full = rule(price)
        taxes[tax] = cents(full if reduced is None else reduced(price) * share / 100 + full * (100 - share) / 100)
    return [community, home, chosen, cents(price), written_facts(said), granted, taxes]


def within(limits):
    """The most that every limit of money still lets pass, for one person alone."""
    said = {}
    if "income" in limits:
        said["income"] = ceiling(limits["income"], {})
    if "wealth" in limits:
        said["wealth"] = ceiling(limits["wealth"], {})
    return said


def around(limits):
    """(price, facts) below, at and above every limit; each with all other limits kept."""
    usual = D("98765.43")
    base = within(limits)
    yield usual, base
    for name in ("income", "wealth"):
        if name in limits:
            top = ceiling(limits[name], {})
            for said in (top - CENT, top, top + CENT):
                yield usual, {**base, name: said}
            yield usual, {key: value for key, value in base.items() if key != name}
    for name in ("price", "income", "wealth"):
        if isinstance(limits.get(name), tuple):
            of, above = limits[name][3], limits[name][2]
            for count in {above, above + 1, above + 3} - ({0} if of == "members" else set()):
                top = ceiling(limits[name], {of: count})
                for amount in (top - CENT, top, top + CENT):
                    said = {**base, of: count}
                    yield (amount, said) if name == "price" else (usual, {**said, name: amount})
    if "price" in limits:
        top = ceiling(limits["price"], {})
        for price in (top - CENT, top, top + CENT):
            yield price, base
    if "joint" in limits:
        for said in (D(limits["joint"]) - CENT, D(limits["joint"]), D(limits["joint"]) + CENT):
            yield usual, {**base, "joint": True, "income": said}
    if "age" in limits:
        for age in (limits["age"] - 1, limits["age"], limits["age"] + 1):
            yield usual, {**base, "age": age}
    for name in ("disability", "children"):
        if name in limits:
            for said in (limits[name] - 1, limits[name], limits[name] + 1):
                yield usual, {**base, name: said}
    if "loan" in limits:
        for said in (D("49382.71"), D("49382.72"), D("49382.70")):
            yield usual, {**base, "loan": said}
        for said in (D(50_000), D("50000.01"), D("49999.99")):
            yield D(100_000), {**base, "loan": said}
    if "area" in limits:
        for said in (D(limits["area"]) - CENT, D(limits["area"]), D(limits["area"]) + CENT):
            yield usual, {**base, "area": said}


def cases_of(community, home, chosen, relief, borders):
    base = within(relief["limits"])
    for price in [D("187350.55"), *borders]:
        yield case(community, home, price, chosen, base)
    for price, said in around(relief["limits"]):
        yield case(community, home, price, chosen, said)
    if relief["buyers"] in ("all", "share", "couple"):
        for share in ("100", "50", "33.33", "99.99"):
            yield case(community, home, D("98765.43"), chosen, {**base, "share": D(share)})


def written(row):
    *plain, facts, granted, taxes = row
    body = lambda pairs: f"{{ {json.dumps(pairs)[1:-1]} }}" if pairs else "{}"
    return f"  [{json.dumps(plain)[1:-1]}, {body(facts)}, {json.dumps(granted)}, {body(taxes)}]"


cases = []
for community, kinds in TABLE.items():
    borders = [D(border) + step for border in BORDERS.get(community, []) for step in (0, CENT, 1)]
    for home, (_, reliefs) in zip(("used", "new"), kinds):
        cases += [case(community, home, price, None) for price in [D(price) for price in PRICES] + borders]
        for chosen, relief in reliefs.items():
            cases += cases_of(community, home, chosen, relief, borders)

lines = list(dict.fromkeys(map(written, cases)))
Path(__file__).with_suffix(".json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
