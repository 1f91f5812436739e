"""Writes purchase-taxes.json: taxes of home purchases, from a table of its own typed from the laws, in decimal arithmetic.

Scales are typed as the gazettes print them: (from, tax up to there, rate above). Amounts in euros, rates and shares in percent.
A reduction is typed with the price that its article fixes, and has a case below, at and above it.
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


def first_part(end, percent, general):
    """The rest pays the general rate of the whole price."""
    def tax(price):
        reduced = min(price, D(end))
        return reduced * D(percent) / 100 + general(price) * (price - reduced) / price
    return tax


def relief(price=None, **taxes):
    """Taxes by their names; `price` is the highest one."""
    return {"taxes": taxes, "price": price}


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

# First deed of a protected home: RDLeg 1/1993, article 45.I.B.12.c.
STATE = {
    "protegida": relief(iva=VPO, ajd=NO_DEED),
    "protegida-general": relief(ajd=NO_DEED),
    "protegida-sin-exencion": relief(iva=VPO),
}
EXEMPT = {name: STATE[name] for name in ("protegida", "protegida-general")}
FAMILIES = ("familia-numerosa", "monoparental", "discapacidad")


def all_at(tax, rule, *names, price=None):
    return {name: relief(price, **{tax: rule}) for name in names}


def galicia(tax, home, other):
    """Decreto Legislativo 1/2011, articles 14 and 15."""
    return {**all_at(tax, rate(home), "vivienda-habitual"), **all_at(tax, rate(other), "joven", *FAMILIES)}


def cantabria(tax, general, home, other):
    """Decreto Legislativo 62/2008, articles 9 and 13, with Ley 5/2026: the first 300.000 €."""
    low = first_part(300_000, other, rate(general))
    return {**all_at(tax, first_part(300_000, home, rate(general)), "vivienda-habitual"), **all_at(tax, low, "joven", *FAMILIES)}


def andalucia(tax, home, young, other):
    """Ley 5/2021, articles 43 and 50."""
    return {
        **all_at(tax, rate(home), "vivienda-habitual", price=150_000),
        **all_at(tax, rate(young), "joven", price=150_000),
        **all_at(tax, rate(other), "familia-numerosa", "discapacidad", price=250_000),
    }


def la_mancha(tax, home, young, other):
    """Ley 8/2013, articles 19 and 21."""
    return {
        **all_at(tax, rate(home), "vivienda-habitual", price=240_000),
        **all_at(tax, rate(young), "joven", price=240_000),
        **all_at(tax, rate(other), *FAMILIES, price=240_000),
    }


def three(tax, percent):
    """Castilla y León, articles 25, 26 and 28; Murcia, articles 6 and 7."""
    return all_at(tax, rate(percent), "joven", "familia-numerosa", "discapacidad")


# community: (used: general, reliefs), (new: general, reliefs); a relief replaces taxes by name.
TABLE = {
    "andalucia": (
        ({"itp": rate("7")}, andalucia("itp", "6", "3.5", "3.5")),
        ({"iva": IVA, "ajd": rate("1.2")}, {**andalucia("ajd", "1", "0.3", "0.1"), **STATE}),
    ),
    "aragon": (({"itp": ARA}, {}), ({"iva": IVA, "ajd": rate("1.5")}, STATE)),
    "asturias": (
        ({"itp": AST}, {
            "joven": relief(itp=AST_LOW),
            "familia-numerosa": relief(itp=AST_LOW),
            "monoparental": relief(itp=AST_LOW),
            "protegida": relief(itp=rate("3")),
        }),
        ({"iva": IVA, "ajd": rate("1.2")}, STATE),
    ),
    "baleares": (
        ({"itp": BAL}, {
            "vivienda-habitual": relief(itp=first_part("270151.20", "4", BAL)),
            "joven": relief(itp=first_part("270151.20", "2", BAL)),
        }),
        ({"iva": IVA, "ajd": by_value(("999999.99", "1.5"), (None, "2"))}, STATE),
    ),
    "canarias": (
        ({"itp": rate("6.5")}, {
            "vivienda-habitual": relief(itp=rate("5"), price=200_000),
            "joven": relief(itp=rate("5", rebate="20"), price=200_000),
        }),
        ({"igic": rate("7"), "ajd": rate("1")}, {
            "vivienda-habitual": relief(igic=rate("5"), price=200_000),
            "joven": relief(igic=rate("3"), price=200_000),
            "protegida-general": STATE["protegida-general"],
        }),
    ),
    "cantabria": (
        ({"itp": rate("9")}, {**cantabria("itp", "9", "7", "4"), "protegida": relief(itp=first_part(300_000, "4", rate("9")))}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**cantabria("ajd", "1.5", "1", "0.1"), **STATE}),
    ),
    "castilla-la-mancha": (
        ({"itp": rate("9")}, la_mancha("itp", "6", "3", "5")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**la_mancha("ajd", "0.75", "0.25", "0.5"), **STATE}),
    ),
    "castilla-y-leon": (
        ({"itp": CYL}, {**three("itp", "4"), "protegida": relief(itp=rate("4"))}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**three("ajd", "0.5"), **EXEMPT, "protegida-sin-exencion": relief(ajd=rate("0.5"))}),
    ),
    "cataluna": (
        ({"itp": CAT}, {
            "joven": relief(itp=rate("5")),
            "familia-numerosa": relief(itp=rate("5")),
            "monoparental": relief(itp=rate("5")),
            "discapacidad": relief(itp=rate("5")),
            "protegida": relief(itp=rate("7")),
        }),
        ({"iva": IVA, "ajd": rate("1.5")}, {"joven": relief(ajd=NO_DEED), **STATE}),
    ),
    "ceuta": (({"itp": rate("3")}, {}), ({"ipsi": rate("0.5"), "ajd": rate("0.25")}, {"protegida-general": STATE["protegida-general"]})),
    "comunidad-valenciana": (
        ({"itp": by_value((MILLION, "9"), (None, "11"))}, {
            "joven": relief(itp=VAL_HIGH),
            "familia-numerosa": relief(itp=VAL_LOW),
            "monoparental": relief(itp=VAL_LOW),
            "discapacidad": relief(itp=VAL_LOW),
            "protegida": relief(itp=VAL_HIGH),
        }),
        ({"iva": IVA, "ajd": rate("1.4")}, {"vivienda-habitual": relief(ajd=rate("0.1")), **STATE}),
    ),
    "extremadura": (
        ({"itp": EXT}, {
            "vivienda-habitual": relief(itp=rate("7"), price=200_000),
            "joven": relief(itp=rate("4"), price=200_000),
            "familia-numerosa": relief(itp=rate("4"), price=200_000),
            "discapacidad": relief(itp=rate("4"), price=200_000),
            "protegida": relief(itp=rate("4"), price=200_000),
        }),
        ({"iva": IVA, "ajd": rate("1.5")}, {"vivienda-habitual": relief(ajd=rate("0.5"), price=200_000), **STATE}),
    ),
    "galicia": (
        ({"itp": rate("8")}, galicia("itp", "7", "3")),
        ({"iva": IVA, "ajd": rate("1.5")}, {**galicia("ajd", "1", "0.5"), **STATE}),
    ),
    "la-rioja": (
        ({"itp": rate("7")}, {
            "joven": relief(itp=rate("4")),
            "familia-numerosa": relief(itp=rate("5")),
            "discapacidad": relief(itp=rate("5")),
            "protegida": relief(itp=rate("5")),
        }),
        ({"iva": IVA, "ajd": rate("1")}, {
            "familia-numerosa": relief(ajd=rate("0.1")),
            "discapacidad": relief(ajd=rate("0.1")),
            **STATE,
        }),
    ),
    "madrid": (
        ({"itp": rate("6")}, {
            "vivienda-habitual": relief(itp=rate("6", rebate="10"), price=250_000),
            "familia-numerosa": relief(itp=rate("4")),
        }),
        ({"iva": IVA, "ajd": madrid_deed()}, {
            "vivienda-habitual": relief(ajd=madrid_deed("10"), price=250_000),
            "familia-numerosa": relief(ajd=madrid_deed("95")),
            **EXEMPT,
            "protegida-sin-exencion": relief(ajd=rate("0.2")),
        }),
    ),
    "melilla": (
        ({"itp": rate("3")}, {}),
        ({"ipsi": rate("4"), "ajd": rate("0.25")}, {"protegida": relief(ipsi=rate("0.5"), ajd=NO_DEED)}),
    ),
    "murcia": (
        ({"itp": rate("7.75")}, {**three("itp", "3"), "protegida": relief(itp=rate("4"))}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**three("ajd", "0.1"), **STATE}),
    ),
    "navarra": (
        ({"itp": rate("6")}, {"familia-con-hijos": relief(itp=first_part(180_304, "5", rate("6")))}),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida": relief(iva=VPO, ajd=NO_DEED), "protegida-general": relief(ajd=NO_DEED)}),
    ),
    "pais-vasco": (
        ({"itp": rate("4")}, {
            "vivienda-habitual": relief(itp=rate("2.5")),
            "familia-numerosa": relief(itp=rate("2.5")),
        }),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida": relief(iva=VPO)}),
    ),
}

PRICES = ["1", "200000", "187350.55", "10000000"]
BORDERS = {
    "aragon": [400_000, 450_000, 500_000, 750_000], "asturias": [150_000, 300_000, 500_000],
    "baleares": ["270151.20", 400_000, 600_000, "999999.99", 2_000_000, 450_000],
    "castilla-y-leon": [250_000], "cataluna": [600_000, 900_000, 1_500_000],
    "comunidad-valenciana": [180_000, 1_000_000], "extremadura": [200_000, 360_000, 600_000],
    "madrid": [120_000, "120120.60", 120_999, "180453.40", 180_000, 250_000], "andalucia": [150_000, 250_000],
    "canarias": [200_000], "cantabria": [300_000], "castilla-la-mancha": [240_000], "navarra": [180_304],
}


def taxes_of(community, home, chosen, price, share):
    """Cents of each tax; the share in percent."""
    general, reliefs = TABLE[community][0 if home == "used" else 1]
    relief = reliefs[chosen] if chosen else relief_of_none
    granted = relief["price"] is None or price <= relief["price"]
    part = D(share) if granted and not (chosen or "").startswith("protegida") else D(100)
    for tax, rule in general.items():
        full = rule(price)
        reduced = relief["taxes"][tax](price) if granted and tax in relief["taxes"] else full
        yield cents(reduced * part / 100 + full * (100 - part) / 100)


def row(community, home, chosen, prices, share="100"):
    """[community, home, relief, share in thousandths of a percent, [price in cents, cents of each tax]…]"""
    bought = [[cents(price), *taxes_of(community, home, chosen, price, share)] for price in dict.fromkeys(prices)]
    return [community, home, chosen, int(D(share) * 1000), *bought]


relief_of_none = relief()
rows = []
for community, kinds in TABLE.items():
    borders = [D(border) + step for border in BORDERS.get(community, []) for step in (-CENT, 0, CENT)]
    for home, (_, reliefs) in zip(("used", "new"), kinds):
        rows.append(row(community, home, None, [*map(D, PRICES), *borders]))
        for chosen, one in reliefs.items():
            top = [] if one["price"] is None else [one["price"] + step for step in (-CENT, 0, CENT)]
            rows.append(row(community, home, chosen, [D("187350.55"), *borders, *top]))
            rows.append(row(community, home, chosen, [D("98765.43"), D(2_000_000)], "33.333"))

Path(__file__).with_suffix(".json").write_text("[\n" + ",\n".join(f"  {json.dumps(one)}" for one in rows) + "\n]\n")
