/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DebtCalculator } from '@/components/calculators/debt/debt-calculator';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { debtClosing } from '@/lib/calculators/texts/debt';
import {
  besides,
  choose,
  expectAnnounced,
  expectAnswer,
  expectFigures,
  expectLine,
  expectRefusals,
  expectTexts,
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

const fields = ['ingresos', 'hipoteca', 'prestamos', 'tarjetas', 'otras'] as const;
const household = (...amounts: string[]) =>
  fill(Object.fromEntries(fields.map((name, at) => [name, amounts[at] ?? ''])));
const within = { exceso: '', meses: '' };
const above = { capacidad: '' };

test.each<[string, string[], Record<string, string>]>([
  [
    'the default household',
    ['3000', '800', '200', '150', '100'],
    { ...above, ratio: '41,7 %', nivel: 'Elevado', riesgo: 'Alto', limite: '1.050 €', exceso: '200 €', meses: '2' },
  ],
  [
    'no debts',
    ['3.000', '0', '0', '0', '0'],
    { ...within, ratio: '0,0 %', nivel: 'Excelente', riesgo: 'Bajo', limite: '1.050 €', capacidad: '1.050 €' },
  ],
  [
    'a cent above 35 %',
    ['3.000,00', '800', '250', '0', '0,01'],
    { ...above, ratio: '35,0 %', nivel: 'Elevado', riesgo: 'Alto', exceso: '0,01 €', meses: '1' },
  ],
])('the screen shows the reference result of a household: %s', async (_, amounts, expected) => {
  open(DebtCalculator);
  household(...amounts);
  press();
  await expectFigures(expected);
});

test('limit and total are shown while typing, a result only after the button, and then it follows the fields', async () => {
  open(DebtCalculator);
  expect(textOf('[data-live="limit"]')).toBe('1.050 €');
  fill({ ingresos: '2.000', otras: '1.234,56' });
  expect(['limit', 'debts'].map((live) => textOf(`[data-live="${live}"]`))).toEqual(['700 €', '2.384,56 €']);
  expect(document.querySelector('output')).toBeNull();
  household('3000', '800', '200', '150', '100');
  press();
  await expectFigures({ ratio: '41,7 %' });
  fill({ tarjetas: '0' });
  await expectFigures({ ratio: '36,7 %' });
  fill({ tarjetas: '' });
  press();
  await expectTexts('Has cambiado los datos');
  await expectFigures({ ratio: '36,7 %' });
});

test('invalid figures are refused at their field and kept as typed, and the first one has the focus', () => {
  open(DebtCalculator);
  expectRefusals([
    ['ingresos', '0', /Introduce unos ingresos mensuales mayores que 0/],
    ['hipoteca', 'abc', /No entendemos esta cifra/],
    ['prestamos', '-5', /No puede ser una cifra negativa/],
    ['tarjetas', '', /Escribe una cifra/],
    ['otras', '1000000000000000', /El máximo es 1\.000\.000 €/],
  ]);
});

test('the whole screen of a household above the limit, and of one below', async () => {
  open(DebtCalculator);
  press();
  const plan = /Tu plan para volver/;
  await expectTexts('0 %', '35 % (límite)', '50 %+', 'A reducir', 'Para otros gastos', '64,0 % del total', plan);
  await expectTexts('Empezaríamos por las tarjetas');
  expect(document.querySelector('[data-icon="warning"]')).not.toBeNull();
  household('3000', '800', '0', '0', '0');
  await expectTexts('Disponible', '100,0 % del total');
  await waitFor(() => expect(textOf('body')).not.toMatch(plan));
  expect(textOf('body')).not.toContain(' 0,0 % del total');
  expect(document.querySelector('[data-icon="warning"]')).toBeNull();
  expect(document.querySelector('[data-icon="ok"]')).not.toBeNull();
});

test('a reader in debt is led to the consultation and the services', () => {
  open(() => <CalculatorClosing title={debtClosing} />);
  const help = screen.getByRole('region', { name: debtClosing });
  const links = [...help.querySelectorAll('a')].map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Consulta gratuita', '/consulta-gratuita'],
    ['Contratar un servicio', '/contratanos'],
  ]);
});

test('a renter is asked before the verdict, and the rent does not count', async () => {
  open(DebtCalculator);
  expect(besides('hipoteca')).toContain('Un alquiler sin opción a compra no cuenta');
  household('3000', '840', '200', '150', '100');
  choose('casa', 'alquiler');
  expect(hasField('hipoteca')).toBe(false);
  expect(textOf('[data-live="debts"]')).toBe('450 €');
  press();
  await expectFigures({ ratio: '15,0 %' });
  await expectTexts('Tu alquiler no es una deuda');
  choose('casa', 'hipoteca');
  expect(field('hipoteca').value).toBe('840');
  await expectFigures({ ratio: '43,0 %' });
  await expectTexts(/¿Los 840 € de vivienda son un alquiler sin opción a compra\? .* tu ratio será del 15,0 %\./);
  const advised = await screen.findByText(/No firmes ninguna deuda nueva/);
  expect(advised.closest('ul, ol')?.textContent?.split('Atención:')).toHaveLength(2);
});

test('a link restores fields and result, and the text for the consultation is shown first', async () => {
  open(DebtCalculator, '#ingresos=2500&hipoteca=1.234,5&prestamos=0&tarjetas=0&otras=0');
  await expectFigures({ ratio: '49,4 %' });
  expect(field('hipoteca').value).toBe('1.234,5');
  await expectLine('body', /Mi ratio es del 49,4 % \(Elevado\)/);
});

describe('which debt goes first', () => {
  const tool = '#que-deuda-primero';
  const button = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  async function openPayoff(): Promise<void> {
    open(DebtCalculator);
    await openTool('que-deuda-primero');
    expect(field('deuda1-saldo').value).toBe('6.000');
  }

  test('the answer comes first, both methods and today stand beside each other, and an extra payment is followed', async () => {
    await openPayoff();
    expect(document.querySelector('output')).toBeNull();
    press(tool);
    await expectAnswer(tool, /^Empieza por la más cara, «Tarjeta»: pagas \d+ € menos de intereses/);
    await expectAnnounced(/^Empieza por la más cara/);
    const [months, interest] = ['deuda-cara-meses', 'deuda-hoy-intereses'].map((name) =>
      textOf(`output[name="${name}"]`),
    );
    const order = [...part(tool).querySelectorAll('ol')][0]?.querySelectorAll('li') ?? [];
    expect([...order].map(({ textContent }) => textContent?.replace(/\d+$/, 'N')).sort()).toEqual([
      'Cochemes N',
      'Sofá a plazosmes N',
      'Tarjetames N',
    ]);
    expect(order[0]?.textContent).toBe('Sofá a plazosmes 12');
    fill({ 'deuda-extra': '3.000' });
    await expectTexts('Con los 3.000 € de hoy pagas');
    const before = textOf('output[name="deuda-cara-meses"]');
    fill({ 'deuda-cada-mes': '100' });
    await expectTexts('Con los 3.000 € de hoy y 100 € más al mes pagas');
    expect(textOf('output[name="deuda-cara-meses"]')).not.toBe(before);
    await waitFor(() => expect(location.hash).toMatch(/deuda-extra=3\.000&deuda-cada-mes=100/));
    expect(textOf('output[name="deuda-cara-meses"]')).not.toBe(months);
    await expectFigures({ 'deuda-hoy-intereses': interest ?? '', ratio: '' });
    await waitFor(() => part(`${tool} figure svg`));
  });

  test('an instalment below its interest is refused beside its debt, with the least that would do', async () => {
    await openPayoff();
    const least =
      /No cubre los intereses, que son 109,50 € el primer mes\. Para acabar en 50 años hacen falta 109,51 €/;
    expectRefusals([['deuda1-cuota', '100', least]], tool);
    fill({ 'deuda1-cuota': '200' });
    press(tool);
    await expectAnswer(tool, /^Empieza por/);
  });

  const names = () => screen.getAllByLabelText<HTMLInputElement>('Nombre, si quieres').map(({ value }) => value);
  const focused = () => document.activeElement?.getAttribute('name');

  test('a new row is empty and gets the focus; with eight there is no room for more', async () => {
    await openPayoff();
    for (let count = 4; count <= 8; count++) {
      button('Añadir otra deuda');
      expect(focused()).toBe(`deuda${count}-nombre`);
    }
    expect(names()).toEqual(['Tarjeta', 'Coche', 'Sofá a plazos', '', '', '', '', '']);
    expect(screen.queryByRole('button', { name: 'Añadir otra deuda' })).toBeNull();
    await expectTexts('Caben 8 deudas');
  });

  test('the rows below a removed one move up, and undoing puts it back where it was', async () => {
    await openPayoff();
    button('Quitar la deuda 1');
    await expectTexts('Has quitado «Tarjeta».');
    expect(names()).toEqual(['Coche', 'Sofá a plazos']);
    expect(document.activeElement?.textContent).toBe('Deshacer');
    button('Deshacer');
    expect(names()).toEqual(['Tarjeta', 'Coche', 'Sofá a plazos']);
    expect(focused()).toBe('deuda1-nombre');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  test('the last row can be brought back too, also after a change of another', async () => {
    await openPayoff();
    button('Quitar la deuda 3');
    fill({ 'deuda1-nombre': 'Visa' });
    button('Deshacer');
    expect(names()).toEqual(['Visa', 'Coche', 'Sofá a plazos']);
  });

  test('the only debt cannot be removed, has no order, and a removed row of eight can come back', async () => {
    await openPayoff();
    for (const number of [1, 1]) button(`Quitar la deuda ${number}`);
    expect(names()).toEqual(['Sofá a plazos']);
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    press(tool);
    await expectAnswer(tool, /^Con una sola deuda no hay orden que elegir\./);
    for (let count = 2; count <= 8; count++) button('Añadir otra deuda');
    button('Quitar la deuda 8');
    button('Deshacer');
    expect(names()).toHaveLength(8);
  });

  test('a link opens the tool with its debts, and the months can be taken away', async () => {
    const empty = [2, 3].flatMap((row) =>
      ['nombre', 'saldo', 'cuota', 'interes'].map((what) => `deuda${row}-${what}=`),
    );
    const debt = 'deuda1-nombre=Visa&deuda1-saldo=1.000&deuda1-cuota=100&deuda1-interes=0&deuda-extra=500';
    const link = `#ingresos=2500&hipoteca=700&prestamos=0&tarjetas=0&otras=0&${debt}&${empty.join('&')}`;
    open(DebtCalculator, link);
    await expectFigures({ ratio: '28,0 %' });
    await expectAnswer(tool, /^Con una sola deuda .* Acabas en cinco meses y pagas 0 € de intereses\.$/);
    expect(hasField('deuda2-nombre')).toBe(false);
    await waitFor(() => expect(location.hash).toMatch(/ingresos=2500.*deuda1-nombre=Visa.*deuda-extra=500/));
    expect((await fileOf(tool)).name).toBe('plan-de-deudas.csv');
    await expectLine(tool, /Visa \(1\.000 € al 0 %, 100 € al mes\)/);
  });
});
