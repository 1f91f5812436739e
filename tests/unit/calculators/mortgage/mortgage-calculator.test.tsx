/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MortgageCalculator } from '@/components/calculators/mortgage/mortgage-calculator';
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
  part,
  press,
  textOf,
} from '../open-calculator';

const absent = (text: RegExp | string) => waitFor(() => expect(textOf('body')).not.toMatch(text));
const said = (text: RegExp | string) => expect(textOf('body')).toMatch(text);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the screen shows the reference results, also of figures with cents in three ways of writing', async () => {
  open(MortgageCalculator);
  press();
  await expectFigures({
    'cuota-mensual': '801,00 €',
    'total-intereses': '80.299 €',
    'importe-prestamo': '160.000 €',
    'gastos-iniciales': '2.250 €',
    'ahorro-recomendado': '60.000 €',
    tae: '3,58 %',
    ltv: '80 %',
  });
  open(MortgageCalculator, '#precio=187.350,50&ahorro=41250.25&plazo=25&interes=3%2C375&tipo=fijo');
  await expectFigures({
    'cuota-mensual': '721,65 €',
    'importe-prestamo': '146.100,25 €',
    'ahorro-recomendado': '56.205,15 €',
    ltv: '77,98 %',
  });
});

test('the button is for the first result; then the result follows the fields, and says so when it cannot', async () => {
  open(MortgageCalculator);
  choose('plazo', '20');
  expect(document.querySelector('output')).toBeNull();
  choose('plazo', '25');
  press();
  await expectFigures({ 'cuota-mensual': '801,00 €' });
  choose('plazo', '30');
  await expectFigures({ 'cuota-mensual': '718,47 €' });
  await waitFor(() => expect(location.hash).toMatch(/plazo=30/));
  await expectAnnounced(/^Cuota mensual: .*718,47/);
  absent('Has cambiado los datos');
  fill({ precio: '20x' });
  press();
  await expectTexts('Has cambiado los datos');
  expect(besides('precio')).toMatch(/Escribe solo la cifra/);
  await expectFigures({ 'cuota-mensual': '718,47 €' });
  fill({ precio: '240.000' });
  await absent('Has cambiado los datos');
  await expectFigures({ 'importe-prestamo': '200.000 €' });
});

test('a figure is grouped when its field is left', () => {
  open(MortgageCalculator);
  fill({ precio: '350000', interes: '3.375', ahorro: '70000,50' });
  for (const name of ['precio', 'interes', 'ahorro']) fireEvent.blur(field(name));
  expect(['precio', 'interes', 'ahorro'].map((name) => field(name).value)).toEqual(['350.000', '3,375', '70.000,5']);
});

test('while the savings reach the price the button is disabled, with the reason beside it', () => {
  open(MortgageCalculator);
  fill({ precio: '200.000', ahorro: '200.000' });
  const button = screen.getByRole('button', { name: 'Calcular hipoteca' });
  expect(button).toHaveProperty('disabled', true);
  expect(textOf(`#${button.getAttribute('aria-describedby')}`)).toMatch(/^Tu ahorro cubre el precio entero/);
  fill({ ahorro: '199.999,99' });
  expect(button).toHaveProperty('disabled', false);
});

test('invalid figures are refused at their field and kept as typed, and the first one has the focus', () => {
  open(MortgageCalculator);
  expectRefusals([
    ['precio', 'abc', /^No entendemos esta cifra\. Escríbela así: 1\.234,56\.$/],
    ['ahorro', '-5', /No puede ser una cifra negativa\.$/],
    ['interes', '', /Escribe una cifra\.$/],
  ]);
  fill({ ahorro: '0', interes: '3,5' });
  expectRefusals([['precio', '1000000000000000', /^El máximo es 1\.000\.000\.000 €\.$/]]);
  fill({ ahorro: '' });
  expectRefusals([['precio', '0', /^El mínimo es 1 €\.$/]]);
});

test.each([
  [
    'an unknown term or kind',
    '#plazo=51&tipo=magico',
    /un plazo de 15, 20, 25, 30, 35 o 40 años\..*Elige un tipo: fijo, variable o mixto\./,
  ],
  ['an unknown community', '#comunidad=mordor', /Elige una comunidad de la lista\./],
  ['an unknown reduction', '#comunidad=madrid&reduccion=toString', /El enlace pide una reducción que ya no está\./],
  ['a reduction without its community', '#reduccion=constructor', /El enlace pide una reducción que ya no está\./],
])('%s in a link is an error at its field', async (_, fragment, text) => {
  open(MortgageCalculator, fragment);
  await expectTexts(text);
  expect(document.querySelector('output')).toBeNull();
});

test('the rate of a variable loan is Euríbor and spread, and an address without them computes what it did', async () => {
  open(MortgageCalculator);
  choose('tipo', 'variable');
  expect([hasField('interes'), field('euribor').value, field('diferencial').value]).toEqual([false, '2,5', '1']);
  press();
  await expectFigures({ 'cuota-mensual': '801,00 €' });
  fill({ euribor: '3,5' });
  said('Interés anual: 4,5 %, la suma de los dos.');
  await expectFigures({ 'cuota-mensual': '889,33 €' });
  await waitFor(() => expect(location.hash).toMatch(/interes=4%2C5&tipo=variable&euribor=3%2C5&diferencial=1/));
  fill({ euribor: '-1' });
  press();
  expect(besides('euribor')).toMatch(/No puede ser una cifra negativa/);
  expect(document.activeElement).toBe(field('euribor'));
  choose('tipo', 'fijo');
  expect(field('interes').value).toBe('4,5');
  open(MortgageCalculator, '#interes=3,5&tipo=variable');
  await expectFigures({ 'cuota-mensual': '801,00 €' });
  expect(field('euribor').value).toBe('');
  said('Con el Euríbor vacío contamos 2,5 %');
});

test('a variable loan has its scenarios, a mixed one its second instalment', async () => {
  open(MortgageCalculator, '#interes=3,5&tipo=variable');
  const rows = await screen.findAllByRole('row', { name: /punto|cambia/ });
  const scenarios = rows[0]?.closest('table');
  expect(scenarios?.querySelector('caption')?.textContent).toMatch(/Cuota mensual desde el mes 13/);
  expect(scenarios?.querySelectorAll('tr')).toHaveLength(5);
  expect(scenarios?.textContent?.replace(/\s/g, ' ')).toMatch(/720,51 €.*976,22 €/);
  choose('tipo', 'mixto');
  expect([field('anos-fijos').value, field('interes-despues').value]).toEqual(['5', '3,5']);
  fill({ interes: '3,5', 'interes-despues': '4,5' });
  await expectFigures({ 'cuota-despues': '873,77 €', 'total-intereses': '97.764 €' });
  fill({ 'anos-fijos': '25' });
  press();
  expect(besides('anos-fijos')).toBe('Los años fijos tienen que ser menos que el plazo.');
});

test('the file has every instalment, and the text for the consultation is shown before it goes', async () => {
  open(MortgageCalculator, '#plazo=25');
  const { name, lines } = await fileOf();
  expect(name).toBe('cuadro-de-amortizacion.csv');
  expect(lines[0]).toBe('\ufeffMes;Año;Interés anual (%);Cuota (€);Intereses (€);Capital (€);Pendiente (€)');
  expect(lines[1]).toBe('1;1;"3,5";"801,00";"466,67";"334,33";"159665,67"');
  expect(lines[300]).toBe('300;25;"3,5";"800,99";"2,33";"798,66";"0,00"');
  expect(lines).toHaveLength(302);
  await expectLine('body', /La cuota sale a 801,00 € al mes/);
});

test('exactly 80 % does not warn, a little more does', async () => {
  open(MortgageCalculator, '#ahorro=40000');
  const warning = 'Por encima del 80 % casi todos los bancos piden avales';
  await expectFigures({ ltv: '80 %' });
  await absent(warning);
  fill({ ahorro: '39.999,99' });
  await expectTexts(warning);
  expect(textOf('output[name="ltv"]')).not.toBe('80 %');
});

test('with the community the taxes are a row of their own, with their law, and the savings needed count them', async () => {
  open(MortgageCalculator, '#ahorro=60000');
  await expectTexts('Faltan los impuestos de la compra', 'Te llega justo: para que una cuota de 801,00 €');
  await expectFigures({ impuestos: '' });
  fill({ comunidad: 'comunidad-valenciana' });
  await expectFigures({
    impuestos: '18.000 €',
    'gastos-iniciales': '2.250 €',
    'ahorro-recomendado': '60.000 €',
    'ahorro-necesario': '60.250 €',
  });
  await expectTexts('ITP, 9 %', 'ITP: tipo general en vigor desde el 1 de junio de 2026', 'Faltan 250 €.');
  expect(href('Norma del ITP')).toMatch(/boe\.es.*BOE-A-1998-8202/);
  expect(screen.getByRole('heading', { name: /^Con los impuestos, te faltan 250\s€$/ })).toBeTruthy();
  const gap = '#calculadora';
  await expectAnswer(gap, /^Aparte necesitas 20\.250 € .*Es el 80,13 % del precio: .* Faltan 250 €\.$/);
  fill({ ahorro: '46.995' });
  await expectAnswer(gap, /Faltan 13\.255 €\.$/);
  await absent('para comprar con holgura');
  fill({ ahorro: '60.000' });
  await expectAnnounced(/^Cuota mensual: .*Impuestos de la compra: 18\.000 €\. Necesitas ahorrados 60\.250 €\./);
  await waitFor(() => expect(location.hash).toMatch(/comunidad=comunidad-valenciana/));
});

/** Each amount that is said to be missing, wherever it stands. */
const gaps = () =>
  [...textOf('body').matchAll(/(?<!más de entrada.*)(?:te )?faltan ([\d.]+) €/gi)].map(([, one]) => one);

test.each([
  ['46.995&comunidad=comunidad-valenciana', /Faltan 13\.255 €\.$/, ['13.255']],
  ['46.995', /Faltan 13\.005 €\. Sin comunidad contamos para eso un 10 %/, ['13.005']],
  ['15.000', /^Ese ahorro se va en impuestos y gastos: faltan 45\.000 € para la entrada\. Sin/, ['45.000']],
  ['61.000', /Te llega, con 1\.000 € por encima: para que una cuota de 795,99 €/, []],
  [
    '61.000&comunidad=comunidad-valenciana',
    /Te llega, con 750 € por encima: .* hacen falta 2\.278 € netos al mes\.$/,
    [],
  ],
])('there is one gap, under the instalment and below: with savings of %s', async (savings, said, missing) => {
  open(MortgageCalculator, `#ahorro=${savings}`);
  await expectAnswer('#calculadora', said);
  await waitFor(() => part('figure'));
  await waitFor(() => expect([...new Set(gaps())]).toEqual(missing));
});

test('the text for the consultation names one gap, the one with taxes and costs', async () => {
  open(MortgageCalculator, '#ahorro=46995&comunidad=comunidad-valenciana');
  const line = /el ahorro recomendado es de 60\.000 €\. La vivienda es .* y me faltan 13\.255 €\. Me gustaría/;
  await expectLine('body', line);
  expect(textOf('body').match(/me faltan/g)).toHaveLength(1);
});

test('a reduction says what it pays and its law, and another community drops it', async () => {
  open(MortgageCalculator, '#comunidad=andalucia&precio=150000');
  await waitFor(() => field('reduccion'));
  const taxes = (amount: string) => expectFigures({ impuestos: amount });
  fill({ reduccion: 'joven' });
  await taxes('5.250 €');
  expect(besides('reduccion')).toMatch(
    /^ITP del 3,5 %, si el precio no pasa de 150\.000 €\. Artículo 43\. .*Cada comunidad pone sus condiciones/,
  );
  expect(href('Norma de la reducción')).toMatch(/boe\.es.*BOE-A-2021-17915/);
  fill({ precio: '150.000,01' });
  await expectTexts('La reducción que has elegido no se aplica: el precio pasa de');
  await taxes('10.500 €');
  choose('vivienda', 'nueva');
  expect(field('reduccion').value).toBe('');
  await taxes('16.800 €');
  fill({ comunidad: 'canarias' });
  await expectTexts('IGIC, 7 %');
  const unconfirmed = 'No hemos podido cotejar todos los tipos que aplicamos en esta comunidad';
  await absent(unconfirmed);
  fill({ comunidad: 'castilla-la-mancha' });
  await expectTexts(new RegExp(`${unconfirmed}.*\\(Castilla-La Mancha\\)`));
  fill({ comunidad: '' });
  await taxes('');
  expect(hasField('reduccion')).toBe(false);
});

test('the part of the home that pays less is asked of every reduction but that of a protected home', async () => {
  open(MortgageCalculator, '#precio=300000&ahorro=100000&comunidad=galicia&reduccion=joven&patrimonio=900000');
  const taxes = (amount: string) => expectFigures({ impuestos: amount });
  await taxes('9.000 €');
  expect(screen.getByLabelText('Parte de la casa que compra quien la cumple')).toBe(field('parte'));
  fill({ parte: '50 %' });
  await taxes('16.500 €');
  await waitFor(() => expect(location.hash).toMatch(/reduccion=joven.*parte=50/));
  choose('vivienda', 'nueva');
  fill({ reduccion: 'protegida' });
  expect(hasField('parte')).toBe(false);
});

test('a reduction of another community is told beside its field and beside the taxes, which are the general ones', async () => {
  open(MortgageCalculator, '#precio=200000&ahorro=60000&comunidad=madrid&reduccion=monoparental');
  await expectFigures({ impuestos: '12.000 €' });
  expect(besides('reduccion')).toMatch(/El enlace pide una reducción que ya no está\. Elige otra\.$/);
  expect(textOf('body').match(/El enlace pide una reducción/g)).toHaveLength(2);
  fill({ reduccion: 'familia-numerosa' });
  await expectFigures({ impuestos: '8.000 €' });
  await absent('El enlace pide');
});

test('a link restores the purchase, and one of before reads as it did', async () => {
  open(MortgageCalculator, '#precio=300000&ahorro=60000&comunidad=cataluna&vivienda=nueva&reduccion=joven&renta=30000');
  await expectFigures({ impuestos: '30.000 €' });
  expect([field('comunidad').value, field('reduccion').value]).toEqual(['cataluna', 'joven']);
  expect(part('input[name="vivienda"][value="nueva"]')).toHaveProperty('checked', true);
  open(MortgageCalculator, '#precio=200000&ahorro=40000&plazo=25&interes=3.5&tipo=fijo');
  await expectFigures({ 'cuota-mensual': '801,00 €' });
  await waitFor(() => expect(location.hash).toMatch(/tipo=fijo&.*interes-despues=3%2C5/));
});

test('the file and the text for the consultation carry the taxes', async () => {
  open(MortgageCalculator, '#plazo=40&tipo=variable&comunidad=ceuta&vivienda=nueva');
  await expectFigures({ impuestos: '1.500 €' });
  const { lines } = await fileOf();
  expect(lines).toEqual(
    expect.arrayContaining(['Impuestos de la compra;"1500,00"', 'Lo que necesitas ahorrado;"43750,00"']),
  );
  const taxed =
    /La vivienda es nueva, en Ceuta: los impuestos de la compra serían 1\.500 €, .* necesito 43\.750 € ahorrados, y me faltan 3\.750 €\./;
  await expectLine('body', taxed);
});
