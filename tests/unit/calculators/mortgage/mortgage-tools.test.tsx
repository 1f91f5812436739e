/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MortgageCalculator } from '@/components/calculators/mortgage/mortgage-calculator';
import { purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import {
  besides,
  choose,
  exactOf,
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

const link = (tool: string, name: string) => within(part(tool)).getByRole('link', { name }).getAttribute('href');
const hash = (text: RegExp) => waitFor(() => expect(location.hash).toMatch(text));
const rowsOf = (tool: string, name: string) => [
  ...within(part(tool)).getByRole('table', { name, hidden: true }).querySelectorAll('tbody tr'),
];

const [OFFERS, REPAYMENT, BANK] = ['#comparar-ofertas', '#amortizar-antes', '#cambiar-de-banco'];
const [EURIBOR, PRICE] = ['#si-el-euribor-se-mueve', '#hasta-que-precio'];

test.each<[string, string, Record<string, string>, RegExp]>([
  [
    OFFERS,
    '#precio=250.000&ahorro=70.000&plazo=30&interes=3,1',
    { 'oferta-prestamo': '180.000', 'oferta-plazo': '30', 'oferta-a-tin': '3,1', 'oferta-b-tin': '2,5' },
    /^La oferta [AB] te cuesta/,
  ],
  [
    REPAYMENT,
    '#tipo=mixto',
    { 'amortizar-pendiente': '160.000', 'amortizar-fijo-anos': '5' },
    /^Amortizar 10\.000 € te ahorra/,
  ],
  [
    BANK,
    '',
    { 'cambio-pendiente': '160.000', 'cambio-otro-interes': '2,9', 'cambio-otro-gastos': '350' },
    /^Lo que menos te cuesta es la oferta de tu banco: de aquí al final te ahorra 15\.167 €, 3\.550 € más que irte al otro\.$/,
  ],
  [
    EURIBOR,
    '#precio=200.000&ahorro=40.000&plazo=25&interes=3,5&tipo=variable',
    {
      'euribor-prestamo': '160.000',
      'euribor-plazo': '25',
      'euribor-hoy': '2,5',
      'euribor-diferencial': '1',
      'euribor-nivel-2': '4,5',
    },
    /^La cuota más alta llega en el año 6: 965,32 €, 164 € más que hoy\.$/,
  ],
  [
    PRICE,
    '#precio=200.000&ahorro=60.000&plazo=30&interes=3&tipo=fijo',
    { 'hasta-ahorro': '60.000', 'hasta-plazo': '30', 'hasta-interes': '3' },
    /^Por el ahorro llegas a una casa de 200\.000 € y por la cuota, a una de [\d.]+ €: te frena el ahorro\.$/,
  ],
])(
  '%s is closed at first, filled in from the simulator, and answers first in a sentence',
  async (tool, above, filled, answer) => {
    open(MortgageCalculator, above);
    await openTool(tool.slice(1));
    expect(Object.fromEntries(Object.keys(filled).map((name) => [name, field(name).value]))).toEqual(filled);
    press(tool);
    await expectAnswer(tool, answer);
    await expectAnnounced(answer);
    await expectFigures({});
  },
);

test.each<[string, [string, string, RegExp][]]>([
  [
    OFFERS,
    [
      ['oferta-anos', '26', /No pueden ser más que el plazo\.$/],
      ['oferta-a-tin', '-1', /^No puede ser una cifra negativa\.$/],
      ['oferta-b-comision', 'doce', /No entendemos esta cifra/],
    ],
  ],
  [
    REPAYMENT,
    [
      ['amortizar-interes', '-1', /^No puede ser una cifra negativa\.$/],
      ['amortizar-meses', '12', /^El máximo es 11 meses\.$/],
      ['amortizar-importe', 'mucho', /No entendemos esta cifra/],
    ],
  ],
  [REPAYMENT, [['amortizar-mes', '300', /Tiene que ser antes de que acabe el préstamo\.$/]]],
  [
    EURIBOR,
    [
      ['euribor-ano-2', '2', /^Este año ya está en otro punto\.$/],
      ['euribor-ano-3', '26', /^Queda después del plazo\. El máximo es 25 años\.$/],
    ],
  ],
  [
    PRICE,
    [
      ['hasta-ingresos', '', /Escribe una cifra\.$/],
      ['hasta-deudas', '-5', /No puede ser una cifra negativa\.$/],
    ],
  ],
])('in %s what cannot be is refused at its field and kept as typed', async (tool, refusals) => {
  open(MortgageCalculator);
  await openTool(tool.slice(1));
  expectRefusals(refusals, tool);
});

const offers = '#oferta-prestamo=160000&oferta-plazo=25&oferta-anos=10';
const loan = '#amortizar-pendiente=150000&amortizar-interes=3,5&amortizar-anos=25&amortizar-importe=10000';
const change = '#cambio-pendiente=150000&cambio-interes=3,5&cambio-otro-interes=2,9&cambio-propio-interes=3,1';

test.each<[string, string, Record<number, RegExp | string>, RegExp]>([
  [
    OFFERS,
    `${offers}&oferta-a-tin=3,2&oferta-b-tin=2,6&oferta-b-hogar=350&oferta-b-vida=450`,
    {
      0: '\ufeff;Oferta A;Oferta B',
      1: 'TIN (%);"3,2";"2,6"',
      2: 'TAE (%);"3,268";"3,491"',
      3: 'Cuota mensual (€);"775,49";"725,87"',
    },
    /^He comparado dos hipotecas de 160\.000 €/,
  ],
  [
    REPAYMENT,
    `${loan}&amortizar-mes=12&amortizar-tipo=variable`,
    {
      0: '\ufeffMes;Cuota (€);Intereses (€);Adelantado (€);Compensación máxima (€);Pendiente (€)',
      1: '1;"750,94";"437,50";"0,00";"0,00";"149686,56"',
      12: /^12;"750,93";.*;"10000,00";"25,00";/,
      [-2]: /;"0,00"$/,
    },
    /^Me quedan 150\.000 € de una hipoteca variable/,
  ],
  [
    BANK,
    change,
    {
      0: '\ufeff;Hoy;Otro banco;Tu banco',
      1: 'TIN (%);"3,5";"2,9";"3,1"',
      2: 'Cuota mensual (€);"750,94";"703,54";"719,14"',
      5: 'Ahorro hasta el final (€);;"10868,69";"9537,62"',
    },
    /^Me quedan 150\.000 € de una hipoteca fija/,
  ],
  [
    EURIBOR,
    '#euribor-prestamo=160.000&euribor-plazo=25&euribor-revision=semestral&euribor-ano-3=10',
    {
      0: '\ufeffMes;Año;Euríbor (%);Interés (%);Cuota (€);Intereses (€);Capital (€);Pendiente (€)',
      1: '1;1;"2,5";"3,5";"801,00";"466,67";"334,33";"159665,67"',
      300: /^300;25;"2,5";"3,5";.*;"0,00"$/,
    },
    /^He mirado qué pasa con una hipoteca variable de 160\.000 €/,
  ],
  [
    PRICE,
    '#hasta-ingresos=2500&hasta-comunidad=andalucia&hasta-vivienda=nueva',
    { 0: '\ufeffConcepto;Con nuestro margen (€);Lo que suele aceptar el banco (€)' },
    /^He mirado hasta qué precio puedo comprar una casa nueva en Andalucía\. Ingreso 2\.500 €/,
  ],
])('the answer of %s is a file, and a line for the consultation', async (tool, fragment, expected, line) => {
  open(MortgageCalculator, fragment);
  const { lines } = await fileOf(tool);
  for (const [at, text] of Object.entries(expected)) expect(lines.at(Number(at))).toMatch(text);
  if (tool === PRICE) expect(lines).toContainEqual(expect.stringMatching(/^IVA;"\d+,\d\d";"\d+,\d\d"$/));
  await expectLine(tool, line);
});

describe('two offers', () => {
  test('the first sentence says which offer costs less and from which year on the other one does', async () => {
    open(MortgageCalculator, `${offers}&oferta-a-tin=3,2&oferta-b-tin=2,6&oferta-b-hogar=350&oferta-b-vida=450`);
    const first =
      'La oferta B te cuesta 604 € menos en los diez años que piensas mantenerla; desde el año 15 gana la A.';
    await expectAnswer(OFFERS, first);
    await expectFigures({
      'oferta-a-cuota': '775,49 €',
      'oferta-a-tae': '3,27 %',
      'oferta-b-tae': '3,49 %',
      'oferta-a-coste': '43.804 €',
      'oferta-b-coste': '43.200 €',
      'oferta-b-productos': '8.000 €',
    });
    const rows = rowsOf(OFFERS, 'Lo que cuesta cada oferta, según los años que la mantengas');
    expect(rows).toHaveLength(25);
    expect(rows.slice(13, 15).map(({ textContent }) => textContent?.at(-1))).toEqual(['B', 'A']);
    fill({ 'oferta-anos': '20' });
    await expectAnswer(OFFERS, /^La oferta A te cuesta/);
    await hash(/oferta-anos=20/);
    choose('oferta-b-bonificada', 'no');
    fill({ 'oferta-b-tin': '3,2' });
    await expectAnswer(OFFERS, 'Las dos ofertas te cuestan lo mismo, las mantengas los años que las mantengas.');
    expect(hasField('oferta-b-hogar')).toBe(false);
  });

  test('the Euríbor is asked once, where an offer follows it, and what cannot be is refused beside its field', async () => {
    open(MortgageCalculator);
    await openTool('comparar-ofertas');
    expect(hasField('oferta-euribor')).toBe(false);
    choose('oferta-b-tipo', 'variable');
    expect(hasField('oferta-b-tin')).toBe(false);
    choose('oferta-a-tipo', 'mixto');
    expect(document.querySelectorAll('input[name="oferta-euribor"][type="text"]')).toHaveLength(1);
    const refusals = [
      ['oferta-a-fijos', '40', /Tienen que ser menos que el plazo\.$/],
      ['oferta-b-vida-baja', '6', /El máximo es 5/],
      ['oferta-euribor', '11', /El máximo es 10/],
    ] as const;
    expectRefusals(refusals, OFFERS);
  });

  test('products are rows that are added and removed, and the focus follows', async () => {
    open(MortgageCalculator);
    await openTool('comparar-ofertas');
    const add = () => within(part(OFFERS)).queryByRole('button', { name: 'Añadir Alarma, Oferta B' });
    fireEvent.click(add() ?? document.body);
    expect(document.activeElement).toBe(field('oferta-b-alarma'));
    expect(add()).toBeNull();
    const row = within(part(OFFERS)).getByRole('group', { name: 'Alarma' });
    fireEvent.click(within(row).getByRole('button', { name: /^Quitar/ }));
    expect(document.activeElement).toBe(add());
    expect(hasField('oferta-b-alarma')).toBe(false);
  });

  test('each product has its verdict, and the turn of the Euríbor is named', async () => {
    const products = 'oferta-b-hogar-baja=0,1&oferta-b-nomina-baja=0,3&oferta-b-vida=0';
    const kinds = 'oferta-a-tin=3&oferta-b-tipo=variable&oferta-b-diferencial=0,6&oferta-euribor=2,2';
    open(MortgageCalculator, `${offers}&${kinds}&${products}`);
    await expectAnswer(OFFERS, /^La oferta [AB] te cuesta/);
    await expectTexts(/La respuesta cambia al (subir|bajar) al/);
    const verdicts = screen.getByRole('region', { name: 'Producto a producto' }).textContent?.replace(/\s/g, ' ');
    expect(verdicts).toMatch(/Nómina \(B\): compensa\. .* al mes\./);
    expect(verdicts).toMatch(/Seguro de hogar \(B\): no compensa\. .*cuesta 2\.500 € en diez años/);
    expect(verdicts).toMatch(/Sin lo que no compensa, en diez años/);
    expect(textOf('output[name="oferta-b-sin-productos"]')).not.toBe('');
  });
});

describe('an early repayment', () => {
  const compensation = (amount: string) => expectFigures({ 'amortizar-plazo-compensacion': amount });
  const effects = () =>
    [...part(`${REPAYMENT} table thead`).querySelectorAll('th')].map(({ textContent }) => textContent).slice(-2);

  test('both effects stand side by side, the chosen one first, and investing is compared', async () => {
    open(MortgageCalculator, loan);
    await expectFigures({
      'amortizar-plazo-ahorro': '12.941 €',
      'amortizar-cuota-ahorro': '5.019 €',
      'amortizar-cuota-cuota': '700,87 €',
      'amortizar-plazo-amortizando': '23.510 €',
      'amortizar-plazo-invirtiendo': '16.734 €',
      'amortizar-plazo-igual': '3,47 %',
    });
    expect(effects()).toEqual(['Acortar el plazo', 'Bajar la cuota']);
    await expectTexts('gana amortizar: acabas con');
    choose('amortizar-efecto', 'cuota');
    await expectAnswer(REPAYMENT, /baja la cuota de 750,94 € a 700,87 €/);
    expect(effects()).toEqual(['Bajar la cuota', 'Acortar el plazo']);
    fill({ 'amortizar-rentabilidad': '6' });
    await expectTexts('gana invertir: acabas con');
  });

  test('the compensation follows the kind of loan and its years, and the law is cited with its day', async () => {
    open(MortgageCalculator, loan);
    await compensation('200 €');
    await expectAnswer(
      REPAYMENT,
      'Amortizar 10.000 € te ahorra 12.941 € de intereses y te quita dos años y seis meses de hipoteca; el banco puede cobrarte como mucho 200 €.',
    );
    fill({ 'amortizar-firmada': '12' });
    press(REPAYMENT);
    const lately = /Desde el 16 de junio de 2019 han pasado como mucho \S+ años\.$/;
    expect(besides('amortizar-firmada')).toMatch(lately);
    choose('amortizar-tipo', 'variable');
    for (const [years, amount] of [
      ['5', '0 €'],
      ['2', '25 €'],
      ['3', '15 €'],
    ] as const) {
      fill({ 'amortizar-firmada': years });
      await compensation(amount);
    }
    expect(link(REPAYMENT, 'artículo 23 de la Ley 5/2019')).toMatch(/boe\.es.*BOE-A-2019-3814/);
    choose('amortizar-escritura', 'antes');
    expect(hasField('amortizar-firmada')).toBe(false);
    await expectAnswer(REPAYMENT, /; mira qué comisión pone tu escritura, porque va sin contar esa comisión\.$/);
    await compensation('sin contar');
    expect(within(part(REPAYMENT)).queryByText('Lo que el banco puede cobrarte')).toBeNull();
    fill({ 'amortizar-comision': '0,5 %' });
    await expectAnswer(REPAYMENT, /; la comisión que pone tu escritura son 50 €\.$/);
    await hash(/amortizar-escritura=antes&amortizar-firmada=3&amortizar-comision=0%2C5/);
    open(MortgageCalculator, `${loan}&amortizar-escritura=antes-2007&amortizar-firmada=20`);
    await compensation('sin contar');
    open(MortgageCalculator, '#amortizar-importe=5000&amortizar-veces=cada-ano&amortizar-tipo=mixto-fijo');
    await expectAnswer(REPAYMENT, /el banco puede cobrarte como mucho 500 €\.$/);
    choose('amortizar-tipo', 'fijo');
    expect(hasField('amortizar-fijo-anos')).toBe(false);
  });
});

describe('a change of bank', () => {
  const compensation = (amount: string) => expectFigures({ 'cambio-otro-compensacion': amount });

  test('each way has its sentence, and a variable loan that is made fixed the lowest cap, after three years none', async () => {
    open(MortgageCalculator, change);
    await compensation('3.000 €');
    await expectFigures({ 'cambio-otro-cuota': '703,54 €', 'cambio-otro-ahorro-mes': '47,40 €' });
    await expectTexts(
      /Irte al otro banco te ahorra [\d.]+ € de aquí al final\. Cambiar te cuesta como mucho [\d.]+ €/,
      /La oferta de tu banco te ahorra [\d.]+ €.*desde el primer mes\./,
    );
    expect(hasField('cambio-euribor')).toBe(false);
    choose('cambio-tipo', 'variable');
    expect([hasField('cambio-euribor'), hasField('cambio-interes')]).toEqual([true, false]);
    fill({ 'cambio-firmada': '2' });
    await compensation('75 €');
    fill({ 'cambio-firmada': '3' });
    await compensation('0 €');
    await expectFigures({ 'cambio-propio-compensacion': '0 €' });
    await expectTexts('tu banco no puede cobrarte nada por irte.');
    expect(link(BANK, 'artículo 23 de la Ley 5/2019')).toMatch(/boe\.es.*BOE-A-2019-3814/);
    expect(link(BANK, 'Ley 2/1994, artículos 7 y 9')).toMatch(/boe\.es.*BOE-A-1994-7556/);
  });

  test('an older deed asks for its commission, which is not taken for none, and a link of before still says it', async () => {
    open(MortgageCalculator, `${change}&cambio-escritura=antes-2007&cambio-firmada=20&cambio-comision=1`);
    await compensation('1.500 €');
    fill({ 'cambio-comision': '' });
    await compensation('sin contar');
    await expectAnswer(BANK, /Irte va sin contar esa comisión, la que pone tu escritura\.$/);
    choose('cambio-tipo', 'variable');
    expect(hasField('cambio-comision')).toBe(false);
    await compensation('0 €');
    choose('cambio-otro-como', 'cancelar');
    expect([hasField('cambio-comision'), field('cambio-otro-cancelar').value]).toEqual([true, '1.000']);
    await expectTexts('cuenta lo que permita el');
    expect(textOf(BANK)).not.toContain('quince días');
  });

  test('a mixed offer with three fixed years has the lowest cap, with two it has not', async () => {
    const mixed = 'cambio-tipo=variable&cambio-firmada=2&cambio-otro-tipo=mixto';
    open(MortgageCalculator, `${change}&${mixed}&cambio-otro-fijos=3`);
    await compensation('75 €');
    await expectTexts('Como pasas de variable a mixta con tres años fijos o más');
    fill({ 'cambio-otro-fijos': '2' });
    await compensation('375 €');
  });
});

test('the instalments of a Euríbor that moves have a row for each review, and stay beside the simulator', async () => {
  open(MortgageCalculator, '#tipo=variable&euribor-ano-2=5&euribor-ano-3=10');
  await expectAnswer(EURIBOR, 'La cuota más alta llega en el año 6: 965,32 €, 164 € más que hoy.');
  const reviews = (count: number) =>
    waitFor(() => expect(rowsOf(EURIBOR, 'Tu cuota en cada revisión')).toHaveLength(count));
  await reviews(25);
  choose('euribor-revision', 'semestral');
  await reviews(50);
  await hash(/euribor-revision=semestral/);
  const said = textOf(`${EURIBOR} [data-respuesta]`);
  open(MortgageCalculator, location.hash);
  await expectAnswer(EURIBOR, said);
  await expectFigures({ 'cuota-mensual': '801,00 €' });
});

describe('how much house', () => {
  const usual = { ingresos: '2500', ahorro: '60.000', plazo: '30', interes: '3' };
  const openHouse = (typed: Readonly<Record<string, string>>) => {
    const figures = Object.entries({ ...usual, ...typed }).map(([name, text]) => `hasta-${name}=${text}`);
    open(MortgageCalculator, `#${figures.join('&')}`);
  };
  const laws = () => [...part(`${PRICE}-resultado`).querySelectorAll('a')].map((law) => law.getAttribute('href'));

  test('which limit decides of how much house comes first, then what would raise it', async () => {
    openHouse({});
    await expectTexts(
      'Sin comunidad contamos un 10 % del precio',
      'Lo que más lo subiría es ahorrar otros 10.000 €: 33.000 € más',
    );
    fill({ 'hasta-deudas': '275' });
    await expectAnswer(PRICE, /183\.000 €: te frena la cuota\.$/);
    await expectFigures({ 'hasta-mas-debts': '+17.000 €' });
    fill({ 'hasta-comunidad': 'andalucia' });
    choose('hasta-vivienda', 'nueva');
    await expectTexts('AJD: tipo general en vigor desde el');
    expect(link(PRICE, 'Norma del IVA')).toBeTruthy();
    await hash(/hasta-vivienda=nueva/);
    const said = textOf(`${PRICE} [data-respuesta]`);
    open(MortgageCalculator, location.hash);
    await expectAnswer(PRICE, said);
  });

  test('each tax of the community stands with its law, and without a community nothing is said of laws', async () => {
    openHouse({ comunidad: 'andalucia', vivienda: 'nueva' });
    await expectTexts('IVA, 10 %');
    const price = Math.round(Number(exactOf('hasta-precio')) * 100);
    const { lines } = purchaseTaxes({ price, community: 'andalucia', home: 'new' });
    await waitFor(() => expect(laws()).toEqual(lines.map(({ source }) => source)));
    openHouse({});
    await expectFigures({ 'hasta-precio': '200.000 €', 'hasta-banco-precio': '200.000 €' });
    await expectTexts('Impuestos y gastos');
    expect(laws()).toEqual([]);
  });

  test('where no house is within reach, only the limits and the changes are shown', async () => {
    openHouse({ ahorro: '0' });
    await expectFigures({ 'hasta-por-ahorro': '0 €', 'hasta-precio': '', 'hasta-banco-precio': '' });
    expect(exactOf('hasta-mas-savings')).toBe('33000.00');
    expect(textOf('body')).not.toContain('Cómo se paga la de');
  });

  test('each price has its own brake and its own changes', async () => {
    openHouse({ ingresos: '2.000', ahorro: '45.000', deudas: '200', comunidad: 'madrid' });
    await expectTexts('Por el ahorro llegas a una casa de 150.000 €');
    expect(exactOf('hasta-precio')).toBe('150000.00');
    // A change that adds nothing has no row.
    expect(textOf('output[name="hasta-mas-debts"]')).toBe('');
    expect(textOf(PRICE)).not.toContain('Nada: aquí');
    expect(Number(exactOf('hasta-banco-precio'))).toBeGreaterThan(150_000);
    expect(Number(exactOf('hasta-banco-mas-debts'))).toBeGreaterThan(0);
  });
});
