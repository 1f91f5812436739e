import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import {
  downloadedFile,
  expectFigures,
  expectNothingSent,
  expectOneSheet,
  expectRefusals,
  openLink,
  output,
  printTool,
  requestsOf,
} from '../../support/pages/calculator-page';
import { allowing, expect, test } from '../../support/pages/test';

const address = '/calculadoras/simulador-hipoteca';
const button = 'Calcular hipoteca';

type Field = 'precio' | 'ahorro' | 'interes' | 'euribor' | 'diferencial' | 'anos-fijos' | 'interes-despues';

const field = (page: Page, name: Field) => page.locator(`input[name="${name}"]`);
const calculate = (page: Page) => page.getByRole('button', { name: button }).click();

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
}

/** The text of an output, with plain spaces instead of no-break spaces. */
async function shown(page: Page, names: string[]): Promise<Record<string, string>> {
  await expect(output(page, 'cuota-mensual')).toBeVisible();
  const entries = await Promise.all(
    names.map(
      async (name) => [name, ((await output(page, name).textContent()) ?? '').replace(/\s+/g, ' ').trim()] as const,
    ),
  );
  return Object.fromEntries(entries);
}

const all = [
  'cuota-mensual',
  'total-intereses',
  'importe-prestamo',
  'gastos-iniciales',
  'ahorro-recomendado',
  'tae',
  'ltv',
];

const vectors = [
  {
    name: 'the default values',
    fragment: '',
    results: ['801,00 €', '80.299 €', '160.000 €', '2.250 €', '60.000 €', '3,58 %', '80 %'],
  },
  {
    name: '15 years',
    fragment: '#precio=200000&ahorro=40000&plazo=15&interes=3.5&tipo=fijo',
    results: ['1.143,81 €', '45.886 €', '160.000 €', '2.250 €', '60.000 €', '3,59 %', '80 %'],
  },
  {
    name: '0 %',
    fragment: '#precio=200.000&ahorro=40.000&plazo=25&interes=0&tipo=fijo',
    results: ['533,33 €', '0 €', '160.000 €', '2.250 €', '60.000 €', '0,02 %', '80 %'],
  },
  {
    name: 'figures with cents, in three ways of writing',
    fragment: '#precio=187.350,50&ahorro=41250.25&plazo=25&interes=3%2C375&tipo=fijo',
    results: ['721,65 €', '70.396 €', '146.100,25 €', '2.161,45 €', '56.205,15 €', '3,45 %', '77,98 %'],
  },
];

test('the simulator computes the reference results', async ({ page }) => {
  for (const { name, fragment, results } of vectors) {
    await test.step(`the simulator computes ${name}`, async () => {
      await openLink(page, `${address}${fragment}`);
      if (!fragment) await calculate(page);
      for (const [index, output_] of all.entries())
        await expect(output(page, output_)).toHaveText(results[index] ?? '');
    });
  }
});

test('the button is for the first result; then the result follows the fields, and says so when it cannot', async ({
  page,
}) => {
  await page.goto(address);
  await choose(page, 'Plazo en años', '20');
  await expect(page.locator('output')).toHaveCount(0);
  await choose(page, 'Plazo en años', '25');
  await calculate(page);
  await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
  await choose(page, 'Plazo en años', '30');
  await expect(output(page, 'cuota-mensual')).toHaveText(/718,47/);
  await expect(page).toHaveURL(/plazo=30/);
  await expect(page.getByRole('status').filter({ hasText: 'Cuota mensual:' })).toHaveText(/718,47/);
  const mark = page.getByText('Has cambiado los datos');
  await expect(mark).toHaveCount(0);

  await field(page, 'precio').fill('20x');
  await expect(mark).toBeVisible();
  await expect(field(page, 'precio')).toHaveAccessibleDescription(/Escribe solo la cifra/);
  await expect(field(page, 'precio')).toBeFocused();
  await expect(output(page, 'cuota-mensual')).toHaveText(/718,47/);
  await field(page, 'precio').fill('240.000');
  await expect(mark).toHaveCount(0);
  await expect(output(page, 'importe-prestamo')).toHaveText(/200\.000/);
});

test('what is typed before the first result', async ({ page }) => {
  await page.goto(address);
  await test.step('a figure is grouped when its field is left', async () => {
    await field(page, 'precio').fill('350000');
    await field(page, 'interes').fill('3.375');
    await field(page, 'ahorro').fill('70000,50');
    await field(page, 'ahorro').blur();
    await expect(field(page, 'precio')).toHaveValue('350.000');
    await expect(field(page, 'interes')).toHaveValue('3,375');
    await expect(field(page, 'ahorro')).toHaveValue('70.000,5');
  });
  await test.step('while the savings reach the price the button is disabled, with the reason beside it', async () => {
    await field(page, 'precio').fill('200.000');
    await field(page, 'ahorro').fill('200.000');
    const press = page.getByRole('button', { name: button });
    await expect(press).toBeDisabled();
    await expect(press).toHaveAccessibleDescription(/Tu ahorro cubre el precio entero/);
    await field(page, 'ahorro').fill('199.999,99');
    await expect(press).toBeEnabled();
  });
  await test.step('invalid figures are refused at their field and kept as typed, and the first one has the focus', async () => {
    await expectRefusals<Field>(page, () => calculate(page), [
      ['precio', 'abc', 'No entendemos esta cifra. Escríbela así: 1.234,56.'],
      ['ahorro', '-5', 'No puede ser una cifra negativa.'],
      ['interes', '', 'Escribe una cifra.'],
    ]);
    await expectAccessible(page, 'simulador-errores');

    await field(page, 'precio').fill('1000000000000000');
    await field(page, 'ahorro').fill('0');
    await field(page, 'interes').fill('3,5');
    await calculate(page);
    await expect(field(page, 'precio')).toHaveAccessibleDescription(/^El máximo es 1\.000\.000\.000\s€\.$/);
    await field(page, 'precio').fill('0');
    await field(page, 'ahorro').fill('');
    await calculate(page);
    await expect(field(page, 'precio')).toHaveAccessibleDescription(/^El mínimo es 1\s€\.$/);
    await expect(page.locator('output')).toHaveCount(0);
    await expectFigures(page);
  });
  await test.step('an unknown term or kind in a link is an error at its field', async () => {
    await openLink(page, `${address}#plazo=51&tipo=magico`);
    await expect(page.getByText('Elige un plazo de 15, 20, 25, 30, 35 o 40 años.')).toBeVisible();
    await expect(page.getByText('Elige un tipo: fijo, variable o mixto.')).toBeVisible();
    await expect(page.locator('output')).toHaveCount(0);
  });
});

test('the rate, the scenarios and the second instalment of a loan whose rate changes', async ({ page }) => {
  await test.step('the rate of a variable loan is Euríbor and spread, and an address without them computes what it did', async () => {
    await page.goto(address);
    await choose(page, 'Tipo de hipoteca', 'Variable');
    await expect(field(page, 'interes')).toHaveCount(0);
    await expect(field(page, 'euribor')).toHaveValue('2,5');
    await expect(field(page, 'diferencial')).toHaveValue('1');
    await calculate(page);
    await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
    await field(page, 'euribor').fill('3,5');
    await expect(page.getByText(/^Interés anual: 4,5\s%, la suma de los dos\.$/)).toBeVisible();
    await expect(output(page, 'cuota-mensual')).toHaveText(/889,33/);
    await expect(page).toHaveURL(/interes=4%2C5&tipo=variable&euribor=3%2C5&diferencial=1/);
    await field(page, 'euribor').fill('-1');
    await calculate(page);
    await expect(field(page, 'euribor')).toHaveAccessibleDescription(/No puede ser una cifra negativa/);
    await expect(field(page, 'euribor')).toBeFocused();
    await choose(page, 'Tipo de hipoteca', 'Fijo');
    await expect(field(page, 'interes')).toHaveValue('4,5');

    await openLink(page, `${address}#interes=3,5&tipo=variable`);
    await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
    await expect(field(page, 'euribor')).toHaveValue('');
    await expect(page.getByText(/Con el Euríbor vacío contamos 2,5\s%/)).toBeVisible();
  });
  await test.step('a variable loan has its scenarios, a mixed one its second instalment', async () => {
    const scenarios = page.getByRole('table', { name: /Cuota mensual desde el mes 13/ });
    await expect(scenarios.getByRole('row')).toHaveCount(5);
    await expect(scenarios).toContainText(/720,51\s€/);
    await expect(scenarios).toContainText(/976,22\s€/);
    await choose(page, 'Tipo de hipoteca', 'Mixto');
    await expect(field(page, 'anos-fijos')).toHaveValue('5');
    await expect(field(page, 'interes-despues')).toHaveValue('3,5');
    await field(page, 'interes').fill('3,5');
    await field(page, 'interes-despues').fill('4,5');
    await calculate(page);
    await expect(output(page, 'cuota-despues')).toHaveText(/873,77/);
    await expect(output(page, 'total-intereses')).toHaveText(/97\.764/);
    await field(page, 'anos-fijos').fill('25');
    await calculate(page);
    await expect(field(page, 'anos-fijos')).toHaveAccessibleDescription(
      'Los años fijos tienen que ser menos que el plazo.',
    );
  });
});

test('a keyboard is enough', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Calcular mi cuota' }).press('Enter');
  await field(page, 'precio').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('240000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: /Precio de la vivienda/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'precio')).toHaveValue('245.000');
  await field(page, 'interes').press('Enter');
  await expect(output(page, 'importe-prestamo')).toHaveText(/205\.000/);
  await expect(page.getByRole('status').filter({ hasText: 'Cuota mensual:' })).toHaveCount(1);
});

test('the page is accessible before and after calculating, whatever the kind of loan', async ({ page }) => {
  await page.goto(address);
  for (const kind of ['Variable', 'Mixto']) {
    await choose(page, 'Tipo de hipoteca', kind);
    await field(page, 'ahorro').fill('20.000');
    await calculate(page);
    await expect(page.locator('figure svg').nth(3)).toBeAttached();
    await page.getByRole('button', { name: 'Ver el texto' }).click();
    await expectAccessible(page, `simulador-${kind}`);
  }
});

test('calculating requests only the drawings, once, and sends none of the figures', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const asked = await requestsOf(page, async () => {
    await field(page, 'precio').fill('273.456,78');
    await calculate(page);
  });
  // All drawings are shown, so all their files are loaded.
  await expect(page.locator('figure svg').nth(3)).toBeAttached();
  expectNothingSent(page, asked.splice(0), /273|456/);
  await field(page, 'ahorro').fill('61.234');
  await choose(page, 'Tipo de hipoteca', 'Variable');
  await calculate(page);
  await expect(page.getByText('Si el interés se mueve después del primer año')).toBeVisible();
  // The browser requests the icon by itself.
  expect(asked.filter((request) => !/\/icon\.svg\?/.test(request))).toEqual([]);
});

/** Waits until every script that `touch` asks for has arrived. */
async function codeOf(page: Page, touch: () => Promise<void>): Promise<void> {
  let [asked, arrived] = [0, 0];
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (arrived += 1));
  await touch();
  await expect.poll(() => asked > 0 && asked === arrived).toBe(true);
}

test.describe('without a network', allowing(/net::ERR_INTERNET_DISCONNECTED/), () => {
  test('after a touch of the form its tables and exports are there, without the drawings', async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await codeOf(page, () => field(page, 'precio').focus());
    await page.context().setOffline(true);
    await calculate(page);
    await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
    await expect(page.getByRole('button', { name: /^Copiar enlace/ })).toBeVisible();
    await expect(page.getByText('El dibujo no se ha podido cargar')).toBeVisible();
    await page.getByText('Ver los datos en una tabla').click();
    await expect(page.getByRole('cell', { name: /^94\.074\s€$/ })).toBeVisible();
  });
});

test('a link restores the fields and the result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await field(page, 'precio').fill('1.234.567,89');
  await choose(page, 'Plazo en años', '40');
  await calculate(page);
  const [payment] = Object.values(await shown(page, ['cuota-mensual']));
  await page.getByRole('button', { name: /^Copiar enlace/ }).click();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  expect(Object.values(await shown(other, ['cuota-mensual']))).toEqual([payment]);
  await expect(field(other, 'precio')).toHaveValue('1.234.567,89');
});

test('what a result of the default loan says, and how it is taken away', async ({ page }) => {
  await test.step('the file has every instalment and opens in Spanish Excel', async () => {
    await page.goto(`${address}#plazo=25`);
    const { name, lines } = await downloadedFile(page);
    expect(name).toBe('cuadro-de-amortizacion.csv');
    expect(lines[0]).toBe('\ufeffMes;Año;Interés anual (%);Cuota (€);Intereses (€);Capital (€);Pendiente (€)');
    expect(lines[1]).toBe('1;1;3,5;801,00;466,67;334,33;159665,67');
    expect(lines[300]).toMatch(/^300;25;3,5;800,99;2,33;798,66;0,00$/);
    expect(lines).toHaveLength(302);
  });
  await test.step('exactly 80 % does not warn, a little more does', async () => {
    await openLink(page, `${address}#ahorro=40000`);
    const warning = page.getByText('Por encima del 80 % casi todos los bancos piden avales');
    await expect(output(page, 'ltv')).toHaveText(/^80\s%$/);
    await expect(warning).toHaveCount(0);
    await field(page, 'ahorro').fill('39.999,99');
    await calculate(page);
    await expect(warning).toBeVisible();
    await expect(output(page, 'ltv')).not.toHaveText(/^80\s%$/);
  });
  await test.step('a result goes to the consultation only after its text was shown and accepted', async () => {
    await openLink(page, `${address}#plazo=25`);
    const carried = () => page.evaluate(() => sessionStorage.getItem('consulta:resultado'));
    await page.getByRole('button', { name: 'Ver el texto' }).click();
    const words = await page.getByRole('blockquote').textContent();
    expect(words).toMatch(/La cuota sale a 801,00\s€ al mes/);
    expect(await carried()).toBeNull();
    await page.getByRole('button', { name: 'No, gracias' }).click();
    expect(await carried()).toBeNull();
    await page.getByRole('button', { name: 'Ver el texto' }).click();
    await page.getByRole('button', { name: 'Sí, llevarlo a la consulta' }).click();
    await page.waitForURL('**/consulta-gratuita#formulario');
    const notice = page.getByText('Hemos traído el resultado de la calculadora');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText('Hemos traído el resultado de la calculadora');
    await expect(page.getByRole('textbox', { name: '¿Qué quieres preguntarnos?' })).toHaveValue(`${words}\n\n`);
    expect(await carried()).toBeNull();
  });
});

test('the taxes of the purchase', async ({ page }) => {
  await test.step('with the community the taxes are a row of their own, with their law, and the savings needed count them', async () => {
    await page.goto(`${address}#ahorro=60000`);
    await expect(page.getByText('Faltan los impuestos de la compra')).toBeVisible();
    await expect(output(page, 'impuestos')).toHaveCount(0);
    await expect(page.getByText(/Llegas al 30\s% que recomendamos\. De él, un 10\s% es para/)).toBeVisible();

    await page.getByLabel('Comunidad autónoma').selectOption('Comunitat Valenciana');
    await expect(output(page, 'impuestos')).toHaveText(/^18\.000\s€$/);
    await expect(output(page, 'gastos-iniciales')).toHaveText(/^2\.250\s€$/);
    await expect(output(page, 'ahorro-recomendado')).toHaveText(/^60\.000\s€$/);
    await expect(output(page, 'ahorro-necesario')).toHaveText(/^60\.250\s€$/);
    await expect(page.getByRole('form').getByText(/^ITP, 9\s%$/)).toBeVisible();
    await expect(page.getByText(/ITP: tipo general en vigor desde el 1\sde\sjunio\sde\s2026/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Norma del ITP' })).toHaveAttribute('href', /boe\.es.*BOE-A-1998-8202/);
    await expect(page.getByText(/te faltan 250\s€, y los juntaríamos/)).toBeVisible();
    const gap = page.locator('#resultado + [data-respuesta]');
    await expect(gap).toHaveText(/^Te faltan 250\s€ de ahorro para la entrada, los impuestos y los gastos\.$/);
    await expect(page.getByRole('heading', { name: /^Con los impuestos, te faltan 250\s€$/ })).toBeVisible();
    await field(page, 'ahorro').fill('46.995');
    await expect(gap).toHaveText(/^Te faltan 13\.255\s€ de ahorro/);
    await expect(page.getByText('para comprar con holgura')).toHaveCount(0);
    await field(page, 'ahorro').fill('60.000');
    await expect(page.getByText('Llegas al')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Cuota mensual:' })).toContainText(
      /Impuestos de la compra: 18\.000\s€\. Necesitas ahorrados 60\.250\s€\./,
    );
    await expect(page).toHaveURL(/comunidad=comunidad-valenciana/);
    await expectAccessible(page, 'simulador-impuestos');
    await expectReadableAtDoubleSize(page, 'simulador-impuestos');
  });
  await test.step('a reduction says its condition, and another community drops it', async () => {
    await openLink(page, `${address}#comunidad=andalucia&precio=150000`);
    const reduction = page.getByLabel('Reducción');
    await reduction.selectOption('Comprador joven');
    await expect(output(page, 'impuestos')).toHaveText(/^5\.250\s€$/);
    await expect(reduction).toHaveAccessibleDescription(
      /Para menores de 35 años, como vivienda habitual, de hasta 150\.000\s€: ITP del 3,5\s%\./,
    );
    await field(page, 'precio').fill('150.000,01');
    await expect(page.getByText('La reducción que has elegido no se aplica: el precio pasa de')).toBeVisible();
    await expect(output(page, 'impuestos')).toHaveText(/^10\.500\s€$/);
    await choose(page, 'La vivienda es', 'Nueva');
    await expect(reduction).toHaveValue('');
    await expect(output(page, 'impuestos')).toHaveText(/^16\.800\s€$/);
    await page.getByLabel('Comunidad autónoma').selectOption('Canarias');
    await expect(page.getByRole('form').getByText(/^IGIC, 7\s%$/)).toBeVisible();
    const unconfirmed = page.getByText('No hemos podido cotejar todos los tipos que aplicamos en esta comunidad');
    await expect(unconfirmed).toHaveCount(0);
    await page.getByLabel('Comunidad autónoma').selectOption('Castilla-La Mancha');
    await expect(unconfirmed).toContainText('(Castilla-La Mancha)');
    await page.getByLabel('Comunidad autónoma').selectOption('Elige tu comunidad');
    await expect(output(page, 'impuestos')).toHaveCount(0);
    await expect(reduction).toHaveCount(0);
  });
});

test('a reduction asks what its limits need, and is applied once they are kept', async ({ page }) => {
  await openLink(page, `${address}#precio=300000&ahorro=100000&comunidad=galicia&reduccion=joven`);
  await expect(output(page, 'impuestos')).toHaveText(/^24\.000\s€$/);
  await expect(page.getByText(/no se aplica: el precio pasa de 240\.000\s€\./)).toBeVisible();
  await page.getByLabel('Cuántos sois en la familia').fill('3');
  await expect(page.getByText('Para saber si la reducción se aplica falta vuestro patrimonio.')).toBeVisible();
  await page.getByLabel('Patrimonio de la familia').fill('300000');
  await expect(output(page, 'impuestos')).toHaveText(/^9\.000\s€$/);
  await page.getByLabel('Parte de la casa que compra quien la cumple').fill('50');
  await expect(output(page, 'impuestos')).toHaveText(/^16\.500\s€$/);
  await expect(page).toHaveURL(/personas=3.*parte=50/);
  await page.getByLabel('Reducción').selectOption('Discapacidad');
  await expect(page.getByLabel('Patrimonio de la familia')).toHaveCount(0);
});

test('a link restores the purchase, and one of before reads as it did', async ({ page }) => {
  await page.goto(
    `${address}#precio=300000&ahorro=60000&comunidad=cataluna&vivienda=nueva&reduccion=joven&renta=30000`,
  );
  await expect(page.getByLabel('Comunidad autónoma')).toHaveValue('cataluna');
  await expect(page.getByRole('radio', { name: 'Nueva' })).toBeChecked();
  await expect(page.getByLabel('Reducción')).toHaveValue('joven');
  await expect(output(page, 'impuestos')).toHaveText(/^30\.000\s€$/);
  await openLink(page, `${address}#comunidad=mordor`);
  await expect(page.getByLabel('Comunidad autónoma')).toHaveAccessibleDescription(/Elige una comunidad de la lista\./);
  await expect(page.locator('output')).toHaveCount(0);
  await openLink(page, `${address}#precio=200000&ahorro=40000&plazo=25&interes=3.5&tipo=fijo`);
  await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
  await expect(page).toHaveURL(/tipo=fijo&.*interes-despues=3%2C5/);
});

test('a result on paper, and with its taxes in the file and the text', async ({ page }) => {
  await test.step('on paper a result is one sheet, even with all months unfolded', async () => {
    for (const fragment of ['#plazo=40&tipo=variable', '#ahorro=20000&tipo=mixto&interes-despues=5']) {
      await openLink(page, `${address}${fragment}`);
      await expect(page.locator('figure svg').nth(1)).toBeAttached();
      await page.getByRole('button', { name: /^Ver los \d+ meses$/ }).click();
      await expectOneSheet(page);
    }
  });
  await test.step('the sheet, the file and the text for the consultation carry the taxes', async () => {
    await openLink(page, `${address}#plazo=40&tipo=variable&comunidad=ceuta&vivienda=nueva`);
    await expect(output(page, 'impuestos')).toHaveText(/^1\.500\s€$/);
    await expect(page.locator('figure svg').nth(1)).toBeAttached();
    await expectOneSheet(page);
    const { lines } = await downloadedFile(page);
    expect(lines).toEqual(
      expect.arrayContaining(['Impuestos de la compra;1500,00', 'Lo que necesitas ahorrado;43750,00']),
    );
    await page.getByRole('button', { name: 'Ver el texto' }).click();
    await expect(page.getByRole('blockquote')).toContainText(
      /La vivienda es nueva, en Ceuta: los impuestos de la compra serían 1\.500\s€, .* necesito 43\.750\s€ ahorrados, y me faltan 3\.750\s€\./,
    );
  });
});

/** A tool, opened with the keyboard; its figures come from the calculator above. */
async function openTool(page: Page, id: string): Promise<Locator> {
  const tool = page.locator(`#${id}`);
  await expect(tool.locator('form')).toHaveCount(0);
  await tool.locator('summary').press('Enter');
  await expect(tool.locator('form')).toBeVisible();
  return tool;
}

const answer = (tool: Locator) => tool.locator('[data-respuesta]');

test('if the Euríbor moves, the worst year comes first', async ({ page, context }) => {
  await page.goto(`${address}#precio=200.000&ahorro=40.000&plazo=25&interes=3,5&tipo=variable`);
  await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
  const tool = await openTool(page, 'si-el-euribor-se-mueve');
  const typed = (name: string) => tool.locator(`input[name="${name}"]`);
  for (const [name, value] of [
    ['euribor-prestamo', '160.000'],
    ['euribor-plazo', '25'],
    ['euribor-hoy', '2,5'],
    ['euribor-diferencial', '1'],
    ['euribor-nivel-2', '4,5'],
  ] as const)
    await expect(typed(name)).toHaveValue(value);

  await typed('euribor-ano-2').fill('2');
  await typed('euribor-ano-3').fill('26');
  await tool.getByRole('button', { name: 'Ver la cuota' }).click();
  await expect(typed('euribor-ano-2')).toBeFocused();
  await expect(typed('euribor-ano-2')).toHaveAccessibleDescription('Este año ya está en otro punto.');
  await expect(typed('euribor-ano-3')).toHaveAccessibleDescription(
    /^Queda después del plazo\. El máximo es 25\saños\.$/,
  );
  await expect(typed('euribor-ano-3')).toHaveValue('26');
  await expect(answer(tool)).toHaveCount(0);

  await typed('euribor-ano-2').fill('5');
  await typed('euribor-ano-3').fill('10');
  await typed('euribor-ano-3').press('Enter');
  await expect(answer(tool)).toHaveText(/^La cuota más alta llega en el año\s6: 965,32\s€, 164\s€ más que hoy\.$/);
  await expect(tool.getByRole('status').filter({ hasText: 'llega en el año 6' })).toHaveCount(1);
  await tool.getByText('Ver los datos en una tabla').click();
  await expect(tool.getByRole('table', { name: 'Tu cuota en cada revisión' }).getByRole('row')).toHaveCount(26);
  await expect(tool.locator('figure svg').last()).toBeVisible();
  await expectAccessible(page, 'simulador-euribor');

  await tool.getByRole('radio', { name: 'Cada seis meses' }).check();
  await expect(tool.getByRole('table', { name: 'Tu cuota en cada revisión' }).getByRole('row')).toHaveCount(51);
  await expect(page).toHaveURL(/euribor-revision=semestral/);
  const { name, lines } = await downloadedFile(page, tool);
  expect(name).toBe('cuota-con-el-euribor.csv');
  expect(lines[0]).toBe('\ufeffMes;Año;Euríbor (%);Interés (%);Cuota (€);Intereses (€);Capital (€);Pendiente (€)');
  expect(lines[1]).toBe('1;1;2,5;3,5;801,00;466,67;334,33;159665,67');
  expect(lines[300]).toMatch(/^300;25;2,5;3,5;.*;0,00$/);

  const said = await answer(tool).textContent();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(answer(other.locator('#si-el-euribor-se-mueve'))).toHaveText(said ?? '');
  await expect(output(other, 'cuota-mensual')).toHaveText(/801,00/);
  await printTool(page, tool);
  await expectOneSheet(page);
});

test('how much house: which limit decides comes first, then what would raise it', async ({ page, context }) => {
  await page.goto(`${address}#precio=200.000&ahorro=60.000&plazo=30&interes=3&tipo=fijo`);
  await expect(output(page, 'importe-prestamo')).toHaveText(/140\.000/);
  const tool = await openTool(page, 'hasta-que-precio');
  const typed = (name: string) => tool.locator(`[name="${name}"]`);
  await expect(typed('hasta-ahorro')).toHaveValue('60.000');
  await expect(typed('hasta-plazo')).toHaveValue('30');
  await expect(typed('hasta-interes')).toHaveValue('3');

  await typed('hasta-ingresos').fill('');
  await typed('hasta-deudas').fill('-5');
  await tool.getByRole('button', { name: 'Ver el precio' }).click();
  await expect(typed('hasta-ingresos')).toBeFocused();
  await expect(typed('hasta-ingresos')).toHaveAccessibleDescription(/Escribe una cifra\.$/);
  await expect(typed('hasta-deudas')).toHaveAccessibleDescription(/No puede ser una cifra negativa\.$/);
  await expect(answer(tool)).toHaveCount(0);

  await typed('hasta-ingresos').fill('2500');
  await typed('hasta-deudas').fill('0');
  await typed('hasta-deudas').press('Enter');
  await expect(answer(tool)).toHaveText(
    /^Con nuestro margen, y también con .* puedes llegar a una casa de 200\.000\s€: lo que te frena es el ahorro, no la cuota\.$/,
  );
  await expect(tool.getByText(/Sin comunidad contamos un 10\s% del precio/)).toBeVisible();
  await expect(tool.getByText(/^Lo que más lo subiría es ahorrar otros 10\.000\s€: 33\.333\s€ más/)).toBeVisible();
  await expectAccessible(page, 'simulador-hasta');
  await test.step('what a tool found goes to the consultation as a line that is shown first', async () => {
    await tool.getByRole('button', { name: 'Ver el texto' }).click();
    await expect(tool.getByRole('blockquote')).toHaveText(
      /^He mirado hasta qué precio puedo comprar una casa\. Ingreso 2\.500\s€/,
    );
  });

  await typed('hasta-deudas').fill('275');
  await expect(answer(tool)).toHaveText(/183\.922\s€: lo que te frena es la cuota, no el ahorro\.$/);
  await expect(output(page, 'hasta-mas-debts')).toHaveText(/^\+16\.078\s€$/);
  await tool.getByRole('combobox', { name: 'Comunidad donde compras' }).selectOption('Andalucía');
  await tool.getByRole('radio', { name: 'Nueva' }).check();
  await expect(tool.getByText(/^AJD: tipo general en vigor desde el/)).toBeVisible();
  await expect(tool.getByRole('link', { name: 'Norma del IVA' })).toBeVisible();
  await expect(page).toHaveURL(/hasta-vivienda=nueva/);
  const { name, lines } = await downloadedFile(page, tool);
  expect(name).toBe('hasta-que-precio.csv');
  expect(lines[0]).toBe('\ufeffConcepto;Con nuestro margen (€);Lo que suele aceptar el banco (€)');
  expect(lines.some((line) => /^IVA;\d+,\d\d;\d+,\d\d$/.test(line))).toBe(true);

  const said = await answer(tool).textContent();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(answer(other.locator('#hasta-que-precio'))).toHaveText(said ?? '');
  await printTool(page, tool);
  await expectOneSheet(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and shows the worked example', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('La calculadora necesita JavaScript')).toBeVisible();
    await expect(page.getByText('La cuota sale a 801,00 € al mes').first()).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
