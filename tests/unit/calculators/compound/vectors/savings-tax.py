"""python3 savings-tax.py writes savings-tax.json: gain and tax in cents, with the brackets at their borders."""
from decimal import Decimal

from literal_plan import tax_on, write

gains = ['-100', '0', '0.01', '1', '99.99', '1000', '3000', '5999.99', '6000', '6000.01', '6001', '10000', '12345.67', '20000']
gains += ['25000', '30000', '40000', '49999', '49999.99', '50000', '50000.01', '50001', '60000', '75000', '100000', '123456.78']
gains += ['150000', '175000', '199999.99', '200000', '200000.01', '210000', '250000', '275000', '299999.99', '300000']
gains += ['300000.01', '300001', '350000', '500000', '1000000', '5000000', '10000000', '123456789.01']

write(
    __file__,
    [{'gain': int(Decimal(gain) * 100), 'tax': float(tax_on(Decimal(gain)) * 100)} for gain in gains],
)
