"""Writes purchase-taxes.json: taxes of home purchases, from a table of its own typed from the laws, in decimal arithmetic.

Scales are typed as the gazettes print them: (from, tax up to there, rate above). Amounts in euros, rates in percent.
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


def up_to(limit, reduced):
    return {"limit": D(limit), **reduced}


IVA, VPO = rate("10"), rate("4")
CYL = printed((0, 0, "8"), (250_000, 20_000, "10"))
CAT = printed((0, 0, "10"), (600_000, 60_000, "11"), (900_000, 93_000, "12"), (1_500_000, 165_000, "13"))
EXT = printed((0, 0, "8"), (360_000, 28_800, "10"), (600_000, 52_800, "11"))
ARA = printed((0, 0, "8"), (400_000, 32_000, "8.5"), (450_000, 36_250, "9"), (500_000, 40_750, "9.5"), (750_000, 64_500, "10"))
BAL = rounded_mean(printed((0, 0, "8"), (400_000, 32_000, "9"), (600_000, 50_000, "10"), (1_000_000, 90_000, "12"), (2_000_000, 210_000, "13")))
AST = by_value((300_000, "8"), (500_000, "9"), (None, "10"))
AST_LOW = by_value((150_000, "4"), (None, "6"))
VAL_HIGH, VAL_LOW = by_value((180_000, "6"), (None, "8")), by_value((180_000, "3"), (None, "4"))
MAD = ((120_000, "0.4"), (180_000, "0.5"), (None, "0.75"))

# community: (used: general, reliefs), (new: general, reliefs); a relief replaces taxes by name.
TABLE = {
    "andalucia": (
        ({"itp": rate("7")}, {
            "vivienda-habitual": up_to(150_000, {"itp": rate("6")}),
            "joven": up_to(150_000, {"itp": rate("3.5")}),
            "familia-numerosa": up_to(250_000, {"itp": rate("3.5")}),
            "discapacidad": up_to(250_000, {"itp": rate("3.5")}),
        }),
        ({"iva": IVA, "ajd": rate("1.2")}, {
            "vivienda-habitual": up_to(150_000, {"ajd": rate("1")}),
            "joven": up_to(150_000, {"ajd": rate("0.3")}),
            "familia-numerosa": up_to(250_000, {"ajd": rate("0.1")}),
            "discapacidad": up_to(250_000, {"ajd": rate("0.1")}),
            "protegida": {"iva": VPO},
        }),
    ),
    "aragon": (({"itp": ARA}, {}), ({"iva": IVA, "ajd": rate("1.5")}, {"protegida": {"iva": VPO}})),
    "asturias": (
        ({"itp": AST}, {"joven": {"itp": AST_LOW}, "familia-numerosa": {"itp": AST_LOW}, "monoparental": {"itp": AST_LOW}, "protegida": {"itp": rate("3")}}),
        ({"iva": IVA, "ajd": rate("1.2")}, {"protegida": {"iva": VPO}}),
    ),
    "baleares": (
        ({"itp": BAL}, {
            "vivienda-habitual": up_to("331859.70", {"itp": first_part("270151.20", "4", "8")}),
            "joven": up_to("331859.70", {"itp": first_part("270151.20", "2", "8")}),
        }),
        ({"iva": IVA, "ajd": by_value(("999999.99", "1.5"), (None, "2"))}, {"protegida": {"iva": VPO}}),
    ),
    "canarias": (
        ({"itp": rate("6.5")}, {"vivienda-habitual": up_to(200_000, {"itp": rate("5")}), "joven": up_to(200_000, {"itp": rate("4")})}),
        ({"igic": rate("7"), "ajd": rate("1")}, {"vivienda-habitual": up_to(200_000, {"igic": rate("5")}), "joven": up_to(200_000, {"igic": rate("3")})}),
    ),
    "cantabria": (
        ({"itp": rate("9")}, {"vivienda-habitual": {"itp": first_part(300_000, "7", "9")}, **{who: {"itp": first_part(300_000, "4", "9")} for who in ("joven", "familia-numerosa", "monoparental", "discapacidad")}}),
        ({"iva": IVA, "ajd": rate("1.5")}, {"vivienda-habitual": {"ajd": first_part(300_000, "1", "1.5")}, **{who: {"ajd": first_part(300_000, "0.1", "1.5")} for who in ("joven", "familia-numerosa", "monoparental", "discapacidad")}, "protegida": {"iva": VPO}}),
    ),
    "castilla-la-mancha": (
        ({"itp": rate("9")}, {
            "vivienda-habitual": up_to(240_000, {"itp": rate("6")}), "joven": up_to(240_000, {"itp": rate("3")}),
            **{who: up_to(240_000, {"itp": rate("5")}) for who in ("familia-numerosa", "monoparental", "discapacidad")},
        }),
        ({"iva": IVA, "ajd": rate("1.5")}, {
            "vivienda-habitual": up_to(240_000, {"ajd": rate("0.75")}), "joven": up_to(240_000, {"ajd": rate("0.25")}),
            **{who: up_to(240_000, {"ajd": rate("0.5")}) for who in ("familia-numerosa", "monoparental", "discapacidad")},
            "protegida": {"iva": VPO},
        }),
    ),
    "castilla-y-leon": (
        ({"itp": CYL}, {who: {"itp": rate("4")} for who in ("joven", "familia-numerosa", "discapacidad", "protegida")}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**{who: {"ajd": rate("0.5")} for who in ("joven", "familia-numerosa", "discapacidad")}, "protegida": {"iva": VPO}}),
    ),
    "cataluna": (
        ({"itp": CAT}, {**{who: {"itp": rate("5")} for who in ("joven", "familia-numerosa", "monoparental", "discapacidad")}, "protegida": {"itp": rate("7")}}),
        ({"iva": IVA, "ajd": rate("1.5")}, {"joven": {"ajd": rate("0")}, "protegida": {"iva": VPO}}),
    ),
    "ceuta": (({"itp": rate("3")}, {}), ({"ipsi": rate("0.5"), "ajd": rate("0.25")}, {})),
    "comunidad-valenciana": (
        ({"itp": by_value((MILLION, "9"), (None, "11"))}, {"joven": {"itp": VAL_HIGH}, "familia-numerosa": {"itp": VAL_LOW}, "monoparental": {"itp": VAL_LOW}, "discapacidad": {"itp": VAL_LOW}, "protegida": {"itp": VAL_HIGH}}),
        ({"iva": IVA, "ajd": rate("1.4")}, {"vivienda-habitual": {"ajd": rate("0.1")}, "protegida": {"iva": VPO}}),
    ),
    "extremadura": (
        ({"itp": EXT}, {"vivienda-habitual": up_to(200_000, {"itp": rate("7")}), **{who: up_to(200_000, {"itp": rate("4")}) for who in ("joven", "familia-numerosa", "discapacidad", "protegida")}}),
        ({"iva": IVA, "ajd": rate("1.5")}, {"vivienda-habitual": up_to(200_000, {"ajd": rate("0.5")}), "protegida": {"iva": VPO}}),
    ),
    "galicia": (
        ({"itp": rate("8")}, {"vivienda-habitual": {"itp": rate("7")}, **{who: {"itp": rate("3")} for who in ("joven", "familia-numerosa", "monoparental", "discapacidad")}}),
        ({"iva": IVA, "ajd": rate("1.5")}, {"vivienda-habitual": {"ajd": rate("1")}, **{who: {"ajd": rate("0.5")} for who in ("joven", "familia-numerosa", "monoparental", "discapacidad")}, "protegida": {"iva": VPO}}),
    ),
    "la-rioja": (
        ({"itp": rate("7")}, {"joven": {"itp": rate("4")}, "familia-numerosa": {"itp": rate("5")}, "discapacidad": {"itp": rate("5")}, "protegida": {"itp": rate("5")}}),
        ({"iva": IVA, "ajd": rate("1")}, {"familia-numerosa": {"ajd": rate("0.1")}, "discapacidad": {"ajd": rate("0.1")}, "protegida": {"iva": VPO}}),
    ),
    "madrid": (
        ({"itp": rate("6")}, {"vivienda-habitual": up_to(250_000, {"itp": rate("5.4")}), "familia-numerosa": {"itp": rate("4")}}),
        ({"iva": IVA, "ajd": by_value(*MAD)}, {"vivienda-habitual": up_to(250_000, {"ajd": by_value(*MAD, rebate="10")}), "familia-numerosa": {"ajd": by_value(*MAD, rebate="95")}, "protegida": {"iva": VPO}}),
    ),
    "melilla": (({"itp": rate("3")}, {}), ({"ipsi": rate("4"), "ajd": rate("0.25")}, {"protegida": {"ipsi": rate("0.5")}})),
    "murcia": (
        ({"itp": rate("7.75")}, {who: {"itp": rate("3")} for who in ("joven", "familia-numerosa", "discapacidad")}),
        ({"iva": IVA, "ajd": rate("1.5")}, {**{who: {"ajd": rate("0.1")} for who in ("joven", "familia-numerosa", "discapacidad")}, "protegida": {"iva": VPO}}),
    ),
    "navarra": (
        ({"itp": rate("6")}, {"familia-con-hijos": {"itp": first_part(180_304, "5", "6")}}),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida": {"iva": VPO}}),
    ),
    "pais-vasco": (
        ({"itp": rate("4")}, {"vivienda-habitual": {"itp": rate("2.5")}, "familia-numerosa": {"itp": rate("2.5")}}),
        ({"iva": IVA, "ajd": rate("0.5")}, {"protegida": {"iva": VPO}}),
    ),
}

PRICES = ["1", "200000", "187350.55", "10000000"]
BORDERS = {
    "aragon": [400_000, 450_000, 500_000, 750_000], "asturias": [150_000, 300_000, 500_000],
    "baleares": ["270151.20", "331859.70", 400_000, 600_000, "999999.99", 2_000_000, 450_000],
    "castilla-y-leon": [250_000], "cataluna": [600_000, 900_000, 1_500_000],
    "comunidad-valenciana": [180_000, 1_000_000], "extremadura": [200_000, 360_000, 600_000],
    "madrid": [120_000, 180_000, 250_000], "andalucia": [150_000, 250_000], "canarias": [200_000],
    "cantabria": [300_000], "castilla-la-mancha": [240_000], "navarra": [180_304],
}


def case(community, home, price, chosen):
    """[community, home, relief, price in cents, whether the relief is granted, cents of each tax]"""
    general, reliefs = TABLE[community][0 if home == "used" else 1]
    relief = reliefs[chosen] if chosen else {}
    if price > relief.get("limit", price):
        relief = {}
    taxes = {tax: cents(relief.get(tax, rule)(price)) for tax, rule in general.items()}
    return [community, home, chosen, cents(price), bool(relief), taxes]


def written(row):
    *plain, taxes = row
    return f"  [{json.dumps(plain)[1:-1]}, {{ {json.dumps(taxes)[1:-1]} }}]"


cases = []
for community, kinds in TABLE.items():
    borders = [D(border) + step for border in BORDERS.get(community, []) for step in (0, CENT)]
    for home, (_, reliefs) in zip(("used", "new"), kinds):
        cases += [case(community, home, price, None) for price in [D(price) for price in PRICES] + borders]
        cases += [case(community, home, price, chosen) for price in [D("187350.55"), *borders] for chosen in reliefs]

Path(__file__).with_suffix(".json").write_text("[\n" + ",\n".join(map(written, cases)) + "\n]\n")
