"""python3 savings-goal.py writes savings-goal.json: the contribution for a goal, and the first period that meets one."""
from decimal import Decimal

from literal_plan import Plan, cents, ended, write

# Capital, annual rate, frequency, years, goal.
SUMS = [
    ('1000', '7', 'mensual', 10, '20000'),
    ('0', '0', 'mensual', 1, '1200'),
    ('0', '0', 'mensual', 1, '1200.01'),
    ('0', '0', 'anual', 50, '50'),
    ('0', '3', 'mensual', 32, '250000'),
    ('5000', '4.5', 'trimestral', 12, '40000'),
    ('20000', '5', 'anual', 20, '53000'),
    ('20000', '5', 'anual', 20, '54000'),
    ('0', '2', 'anual', 1, '10000000'),
    ('1234.56', '3.25', 'mensual', 17, '23593.51'),
    ('0', '30', 'mensual', 50, '1000000'),
    ('0', '0.001', 'mensual', 50, '0.01'),
    ('300000', '8', 'trimestral', 25, '5000000'),
    ('0', '6', 'diaria', 2, '8000'),
]
# Capital, contribution, annual rate, frequency, goal.
DATES = [
    ('1000', '100', '7', 'mensual', '19318.14'),
    ('1000', '100', '7', 'mensual', '19318.15'),
    ('0', '100', '0', 'mensual', '1200'),
    ('0', '100', '0', 'mensual', '1200.01'),
    ('1000', '0', '0', 'mensual', '1000'),
    ('1000', '0', '0', 'mensual', '1000.01'),
    ('10000', '0', '5', 'anual', '20000'),
    ('0', '200', '3', 'mensual', '250000'),
    ('5000', '250', '4.5', 'trimestral', '40000'),
    ('0', '10', '6', 'diaria', '100000'),
    ('0', '1', '1', 'anual', '64'),
    ('0', '1', '1', 'anual', '65'),
    ('100', '0.01', '0.001', 'mensual', '200'),
    ('300000', '5000', '8', 'trimestral', '5000000'),
]
OPTIONS = [
    {},
    {'kind': 'tae', 'fee': '0.5'},
    {'tax': 'final', 'rise': '2'},
    {'kind': 'tae', 'fee': '1.5', 'tax': 'anual', 'rise': '3'},
]


def left_after(years, capital, contribution, rate, times, options):
    *_, last = Plan(capital, contribution, rate, times, **options).periods(years)
    return last


def contribution_for(capital, rate, times, years, goal, options):
    """Digit by digit, from millions down to the cent: the largest that falls short, and one cent more."""
    target = cents(Decimal(goal))
    met = lambda paid: cents(left_after(years, capital, paid, rate, times, options)[1]) >= target
    if met(Decimal(0)):
        return Decimal(0)
    short = Decimal(0)
    for digit in (Decimal(10) ** power for power in range(8, -3, -1)):
        while not met(short + digit):
            short += digit
    return short + Decimal('0.01')


def vectors():
    for capital, rate, times, years, goal in SUMS:
        for options in OPTIONS:
            paid = contribution_for(capital, rate, times, years, goal, options)
            lived = Plan(capital, paid, rate, times, **options)
            last = left_after(years, capital, paid, rate, times, options)
            given = {'kind': 'contribution', 'goal': cents(Decimal(goal)), 'years': years, **lived.input()}
            yield {**given, **{f'expected_{k}': v for k, v in ended(last).items()}}
    for capital, contribution, rate, times, goal in DATES:
        for options in OPTIONS:
            lived = Plan(capital, contribution, rate, times, **options)
            target = cents(Decimal(goal))
            given = {'kind': 'date', 'goal': target, **lived.input()}
            if lived.capital * 100 >= target:
                yield {**given, 'expected_periods': 0}
                continue
            row = next((row for row in lived.periods() if cents(row[1]) >= target), None)
            if row is None:
                yield {**given, 'expected_periods': None}
            else:
                yield {**given, 'expected_periods': row[0], **{f'expected_{k}': v for k, v in ended(row).items()}}


write(__file__, list(vectors()))
