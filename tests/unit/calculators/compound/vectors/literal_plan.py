"""A plan lived period by period with 60 digits. Euros and percentages as text; nothing is rounded before the end."""
import json
from decimal import ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path

getcontext().prec = 60
YEAR = {'anual': 1, 'trimestral': 4, 'mensual': 12, 'diaria': 365}


def tax_on(gain):
    """Euro ranges and percentages as the law prints them, walked from the top down."""
    due = Decimal(0)
    for above, percent in ((300000, 30), (200000, 27), (50000, 23), (6000, 21), (0, 19)):
        if gain > above:
            due += (gain - above) * percent / 100
            gain = Decimal(above)
    return due


def cents(euros):
    return int((euros * 100).quantize(Decimal(1), rounding=ROUND_HALF_UP))


class Plan:
    def __init__(self, capital, contribution, rate, times, kind='tin', fee='0', tax='no', rise='0'):
        self.capital, self.contribution = Decimal(capital), Decimal(contribution)
        self.rate, self.kind, self.times = Decimal(rate) / 100, kind, YEAR[times]
        self.fee, self.tax, self.rise = Decimal(fee) / 100, tax, Decimal(rise) / 100
        self.per_period = self.rate / self.times
        if kind == 'tae':
            self.per_period = (1 + self.rate) ** (Decimal(1) / self.times) - 1

    def periods(self, most=50):
        """What would be left, and what had gone, if the plan ended at each period: (period, left, paid, earned, fees, taxes)."""
        money, paid, earned, fees, taxes = self.capital, Decimal(0), Decimal(0), Decimal(0), Decimal(0)
        amount = self.contribution
        for year in range(most):
            earned_this_year = Decimal(0)
            for period in range(1, self.times + 1):
                interest = money * self.per_period
                money += interest + amount
                earned_this_year += interest
                paid += amount
                fee = money * self.fee * period / self.times
                tax = Decimal(0)
                if self.tax == 'anual':
                    tax = tax_on(earned_this_year - fee)
                if self.tax == 'final':
                    tax = tax_on(earned + earned_this_year - fees - fee)
                yield (year * self.times + period, money - fee - tax, paid, earned + earned_this_year, fees + fee, taxes + tax)
            # The year has ended: its fee leaves, and its tax if it is paid each year.
            money -= fee
            if self.tax == 'anual':
                money -= tax
                taxes += tax
            earned += earned_this_year
            fees += fee
            amount += amount * self.rise

    def input(self):
        return {
            'capital': cents(self.capital),
            'contribution': cents(self.contribution),
            'annualRate': float(self.rate),
            'periodsPerYear': self.times,
            'rateKind': self.kind,
            'yearlyFee': float(self.fee),
            'tax': self.tax,
            'contributionRise': float(self.rise),
        }


def ended(row):
    _, left, paid, earned, fees, taxes = row
    return {
        'balance': cents(left),
        'contributed': cents(paid),
        'interest': cents(earned),
        'fees': cents(fees),
        'tax': cents(taxes),
    }


def write(script, vectors):
    Path(script).with_suffix('.json').write_text('[\n' + ',\n'.join(map(json.dumps, vectors)) + '\n]\n')
    print(len(vectors), 'vectors')
