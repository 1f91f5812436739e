"""python3 growth-options.py writes growth-options.json: plans with a TAE, a fee, tax or rising contributions, and all of them."""
from literal_plan import Plan, ended, write

# Capital, contribution, annual rate, frequency, years.
PLANS = [
    ('1000', '100', '7', 'mensual', 10),
    ('1000', '100', '7', 'anual', 10),
    ('1000', '100', '0', 'mensual', 10),
    ('1000', '100', '7', 'mensual', 1),
    ('1000', '100', '7', 'mensual', 50),
    ('0', '200', '3', 'mensual', 32),
    ('10000', '0', '5', 'anual', 20),
    ('5000', '250', '4.5', 'trimestral', 12),
    ('1234.56', '78.90', '3.25', 'mensual', 17),
    ('0', '10', '6', 'diaria', 30),
    ('0', '0.01', '0.001', 'mensual', 1),
    ('100000', '0', '2', 'anual', 1),
    ('300000', '0', '2', 'anual', 1),
    ('1000000', '5000', '8', 'trimestral', 25),
    ('10000000', '100000', '30', 'mensual', 50),
    ('50000', '1000', '12.5', 'mensual', 8),
    ('20000', '0', '0', 'anual', 50),
    ('1', '1', '1', 'anual', 50),
    ('2500000', '0', '12', 'anual', 2),
    ('60000', '300', '10', 'diaria', 1),
]
FEES = ['0.2', '1', '1.75', '10']
RISES = ['0.5', '2', '3', '20']
KINDS = ['tin', 'tae']

# Gains of a year, or of a plan, exactly at the borders of the brackets, and one cent around them.
BORDERS = ['6000', '50000', '200000', '300000']
AROUND = ['-0.01', '0', '0.01']


def vectors():
    def one(about, years, *plan, **options):
        lived = Plan(*plan, **options)
        *_, last = lived.periods(years)
        return {'about': about, 'years': years, **lived.input(), **{f'expected_{k}': v for k, v in ended(last).items()}}

    for at, (*plan, years) in enumerate(PLANS):
        fee, rise, kind = FEES[at % 4], RISES[at % 4], KINDS[at % 2]
        yield one('tae', years, *plan, kind='tae')
        yield one('fee', years, *plan, fee=fee)
        yield one('fee', years, *plan, fee=FEES[(at + 1) % 4], kind=kind)
        yield one('tax at the end', years, *plan, tax='final')
        yield one('tax at the end', years, *plan, tax='final', fee=fee, kind=kind)
        yield one('tax each year', years, *plan, tax='anual')
        yield one('tax each year', years, *plan, tax='anual', fee=fee, kind=kind)
        yield one('rise', years, *plan, rise=rise)
        yield one('rise', years, *plan, rise=RISES[(at + 1) % 4], tax='final', kind=kind)
        yield one('all', years, *plan, kind=kind, fee=fee, tax=('final', 'anual')[at % 2], rise=rise)
    for rate in ('0', '0.001', '0.5', '1', '1.5', '2', '2.25', '2.75', '3', '3.5', '4', '4.5', '5', '6', '8', '9', '10', '15', '20', '30'):
        yield one('tae', 15, '3000', '150', rate, ('mensual', 'trimestral', 'diaria', 'anual')[len(rate) % 4], kind='tae')
    for border in BORDERS:
        for step in AROUND:
            # Ten percent of ten times the border is the border.
            capital = str((float(border) + float(step)) * 10)
            yield one('tax at the end', 1, f'{float(capital):.2f}', '0', '10', 'anual', tax='final')
            yield one('tax each year', 1, f'{float(capital):.2f}', '0', '10', 'anual', tax='anual')


write(__file__, list(vectors()))
