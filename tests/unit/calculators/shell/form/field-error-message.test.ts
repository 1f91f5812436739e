import { fieldErrorMessage } from '@/components/calculators/shell/form/field-error-message';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';

const euros: NumberRule = { decimals: 2, min: 1_00, max: 1_000_000_00 };
const rate: NumberRule = { decimals: 3, min: 0, max: 50_000 };
const years: NumberRule = { decimals: 0, min: 1, max: 40 };

test.each([
  [euros, '250,000', 'Usa como mucho 2 decimales. Los miles se separan con un punto: 250.000.'],
  [euros, '1,234', 'Usa como mucho 2 decimales. Los miles se separan con un punto: 250.000.'],
  [euros, '12 34', 'Quita los espacios de dentro de la cifra: así no sabemos si es una o son dos.'],
  [euros, '200.000 euros', 'Escribe solo la cifra, sin letras ni abreviaturas, así: 1.234,56.'],
  [euros, '200k', 'Escribe solo la cifra, sin letras ni abreviaturas, así: 1.234,56.'],
  [euros, 'abc', 'No entendemos esta cifra. Escríbela así: 1.234,56.'],
  [euros, '20 %', 'Escribe la cantidad en euros, no un porcentaje.'],
  [euros, '–5', 'No puede ser una cifra negativa.'],
  [euros, '', 'Escribe una cifra.'],
  [euros, '0', 'El mínimo es 1\u00a0€.'],
  [euros, '1.000.001', 'El máximo es 1.000.000\u00a0€.'],
  [rate, '3,3755', 'Usa como mucho 3 decimales.'],
  [rate, 'tres', 'No entendemos esta cifra. Escríbela así: 3,375.'],
  [years, '10,000', 'Escribe un número entero, sin comas ni decimales.'],
  [years, '25 años', 'Escribe solo la cifra, sin letras ni abreviaturas, así: 10.'],
  [years, '1,2,3', 'No entendemos esta cifra. Escríbela así: 10.'],
])('of a field with %j, %j is refused with its own sentence', (rule, text, sentence) => {
  const reading = readNumber(text, rule);
  const unit = rule === euros ? '€' : '%';
  expect(reading.ok ? reading : fieldErrorMessage({ reason: reading.reason, rule }, unit)).toBe(sentence);
});
