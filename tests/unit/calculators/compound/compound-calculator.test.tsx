/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CompoundCalculator } from '@/components/calculators/compound/compound-calculator';
import {
  besides,
  choose,
  exactOf,
  expectAnnounced,
  expectAnswer,
  expectFigures,
  expectLine,
  expectRefusals,
  field,
  fileOf,
  fill,
  hasField,
  open,
  openTool,
  part,
  press,
  textOf,
} from '../open-calculator';

const rows = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('#tabla-anual tbody tr')).toHaveLength(count));
const heads = () => [...document.querySelectorAll('#tabla-anual thead th')].map(({ textContent }) => textContent);

test.each<[string, string, string, string[]]>([
  ['the default plan', '12', '19.318 €', ['19318.14', '12000.00', '6318.14']],
  ['a contribution of each year', '1', '3.349 €', ['3348.80', '1000.00', '1348.80']],
])('the screen shows the reference result, rounded: %s', async (_, periods, shown, exact) => {
  open(CompoundCalculator);
  choose('frecuencia', periods);
  press();
  await expectFigures({ 'saldo-final': shown, 'valor-real': '' });
  expect(['saldo-final', 'total-aportado', 'intereses'].map(exactOf)).toEqual(exact);
  await expectAnnounced(/^Saldo final: /);
});

test('the label of the contribution follows the frequency and says the yearly sum', () => {
  open(CompoundCalculator);
  for (const [value, label, sum] of [
    ['1', 'Aportación anual', 'Son 100 € al año'],
    ['4', 'Aportación trimestral', 'Son 400 € al año'],
    ['365', 'Aportación diaria', 'Son 36.500 € al año'],
    ['12', 'Aportación mensual', 'Son 1.200 € al año'],
  ] as const) {
    choose('frecuencia', value);
    expect(screen.getByLabelText(label)).toBe(field('aportacion'));
    expect(besides('aportacion')).toContain(sum);
  }
  expect(document.querySelector('output')).toBeNull();
});

test('invalid figures are refused at their field and kept as typed, and the first one has the focus', () => {
  open(CompoundCalculator);
  expectRefusals([
    ['capital', '1000000000000000', /El máximo es 10\.000\.000 €/],
    ['aportacion', '', /Escribe una cifra/],
    ['anos', '51', /El máximo es 50 años/],
    ['rentabilidad', '-7', /No puede ser una cifra negativa/],
    ['inflacion', 'dos', /No entendemos esta cifra/],
  ]);
  fill({ capital: '1000', aportacion: '100', anos: '0', rentabilidad: '7', inflacion: '' });
  press();
  expect(besides('anos')).toContain('El mínimo es 1 años');
});

test('inflation gives the value in euros of today, which follows the field', async () => {
  open(CompoundCalculator, '#inflacion=2');
  await expectFigures({ 'valor-real': '15.848 €' });
  fill({ inflacion: '3' });
  await expectFigures({ 'valor-real': '14.375 €' });
});

test('the table shows ten years, a button shows all, and a press collapses it', async () => {
  open(CompoundCalculator, '#anos=50&frecuencia=365');
  await rows(10);
  const all = () => fireEvent.click(screen.getByText('Ver los 50 años'));
  all();
  await rows(50);
  press();
  await rows(10);
  all();
  fill({ anos: '40' });
  await rows(40);
  fill({ anos: '10' });
  await rows(10);
  expect(screen.queryByText(/^Ver los \d/)).toBeNull();
});

test('the file has every year', async () => {
  open(CompoundCalculator, '#anos=25&inflacion=2');
  const { name, lines } = await fileOf();
  expect(name).toBe('interes-compuesto.csv');
  expect(lines[0]).toBe('\ufeffAño;Capital inicial;Aportado;Intereses del año;Intereses;Saldo');
  expect(lines[10]).toBe('10;"1000,00";"12000,00";"1258,07";"6318,14";"19318,14"');
  expect(lines).toHaveLength(27);
});

test('fee, tax and rising contributions lower what is left, in one sentence first, and the address says so', async () => {
  open(CompoundCalculator);
  choose('tipo', 'tae');
  choose('impuestos', 'final');
  fill({ comision: '1', subida: '2' });
  press();
  await expectAnswer('#calculadora', /Te quedan [\d.]+ € después de comisión e impuestos:/);
  expect(screen.getByLabelText(/^Rentabilidad anual \(TAE\)$/)).toBe(field('rentabilidad'));
  for (const name of ['comisiones', 'impuestos-pagados'])
    expect(textOf(`output[name="${name}"]`)).toMatch(/^\d[\d.]* €$/);
  await expectAnnounced(/^Te quedan /);
  await waitFor(() => expect(location.hash).toMatch(/tipo=tae&comision=1&impuestos=final&subida=2/));
  const left = textOf('output[name="saldo-final"]');
  open(CompoundCalculator, location.hash);
  await expectFigures({ 'saldo-final': left });
});

test('the table and the file have a column for fees and one for tax', async () => {
  open(CompoundCalculator, '#anos=2&comision=0,5&impuestos=anual');
  const { lines } = await fileOf();
  expect(lines[0]).toBe('\ufeffAño;Capital inicial;Aportado;Intereses del año;Intereses;Comisiones;Impuestos;Saldo');
  expect(lines).toHaveLength(4);
  const columns = ['Año', 'Aportado', 'Intereses del año', 'Intereses', 'Comisiones', 'Impuestos', 'Saldo'];
  expect(heads()).toEqual(columns);
});

const options = () => part('#calculadora form details');

test('options that are left alone stay closed, and each refusal opens them, with the focus', () => {
  open(CompoundCalculator);
  for (let refusal = 1; refusal <= 2; refusal++) {
    options().removeAttribute('open');
    expectRefusals([['comision', '11', /El máximo es 10 %/]]);
    expect(options().hasAttribute('open')).toBe(true);
  }
  open(CompoundCalculator);
  expect(options().hasAttribute('open')).toBe(false);
});

test.each(['tipo=tae', 'comision=1', 'impuestos=final', 'subida=2'])('a link with %s opens the options', (used) => {
  open(CompoundCalculator, `#${used}`);
  expect(options().hasAttribute('open')).toBe(true);
});

const goal = '#cuanto-apartar';

test('a goal begins with the plan above, asks its own fields and stands beside the plan', async () => {
  open(CompoundCalculator, '#capital=1000&comision=1');
  await openTool('cuanto-apartar');
  expect(field('meta-comision').value).toBe('1');
  fill({ 'meta-comision': '', 'meta-importe': '19.318,14' });
  press(goal);
  await expectAnswer(goal, 'Para reunir 19.318,14 € en diez años, tienes que apartar 100,00 € al mes.');
  expect(exactOf('meta-saldo')).toBe('19318.14');
  const { lines } = await fileOf(goal);
  expect(lines[0]).toBe('\ufeffAño;Capital inicial;Aportado;Intereses del año;Intereses;Saldo');
  expect(textOf('output[name="saldo-final"]')).not.toBe('');
  choose('meta-busca', 'fecha');
  fill({ 'meta-aportacion': '200' });
  press(goal);
  await expectAnswer(goal, 'Apartando 200,00 € al mes, llegas a 19.318,14 € en seis años.');
  await waitFor(() => expect(location.hash).toMatch(/comision=1.*meta-busca=fecha/));
});

test('a goal that is met already shows only what there is and what is wanted', async () => {
  open(CompoundCalculator, '#meta-importe=500&meta-busca=fecha&meta-capital=1000&meta-aportacion=100');
  await expectAnswer(goal, /^Ya tienes 500 €/);
  const outputs = [...document.querySelectorAll('output')].map(({ name }) => name);
  expect(outputs).toEqual(['meta-capital-resultado', 'meta-importe-resultado']);
});

test('a goal is refused at its fields', async () => {
  open(CompoundCalculator, goal);
  await waitFor(() => field('meta-importe'));
  const refusals = [
    ['meta-importe', '-5', /No puede ser una cifra negativa\.$/],
    ['meta-anos', '60', /El máximo es 50 años/],
  ] as const;
  expectRefusals(refusals, goal);
  fill({ 'meta-importe': '0' });
  press(goal);
  expect(besides('meta-importe')).toMatch(/El mínimo es 0,01 €/);
});

test('a goal that is never met is said, and its result is taken away', async () => {
  const plan = 'meta-importe=100000&meta-busca=fecha&meta-aportacion=1&meta-capital=0&meta-rentabilidad=0';
  open(CompoundCalculator, `#${plan}`);
  const never = 'Apartando 1,00 € al mes, no llegas a 100.000 € en 50 años: al final tendrías 600 €.';
  await expectAnswer(goal, never);
  expect(hasField('meta-anos')).toBe(false);
  expect(field('capital').value).toBe('1.000');
  expect((await fileOf(goal)).name).toBe('cuanto-apartar.csv');
  await expectLine(goal, /no llegaría en 50/);
});
