import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import {
  downloadedFile,
  expectFigures,
  expectOneSheet,
  openLink,
  output,
  printTool,
} from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const address = '/calculadoras/simulador-hipoteca';
const loan = '#amortizar-pendiente=150000&amortizar-interes=3,5&amortizar-anos=25&amortizar-importe=10000';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"][type="text"]`);
const tool = (page: Page) => page.locator('#amortizar-antes');
const answer = (page: Page) => tool(page).locator('[data-respuesta]');
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular la amortización' }).click();

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await tool(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
}

test('the tool is filled in from the simulator and answers first in a sentence', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('radiogroup', { name: 'Tipo de hipoteca' }).getByRole('radio', { name: 'Mixto' }).check();
  await tool(page).getByRole('heading', { name: 'Amortizar antes de tiempo' }).click();
  await expect(field(page, 'amortizar-pendiente')).toHaveValue('160.000');
  await expect(tool(page).getByRole('radio', { name: 'Mixta, aún fija' })).toBeChecked();
  await expect(field(page, 'amortizar-fijo-anos')).toHaveValue('5');
  await field(page, 'amortizar-pendiente').fill('150.000');
  await choose(page, 'Tipo de hipoteca', 'Fija');
  await expect(field(page, 'amortizar-fijo-anos')).toHaveCount(0);
  await calculate(page);
  await expect(answer(page)).toHaveText(
    /^Amortizar 10\.000\s€ te ahorra 12\.941\s€ de intereses y te quita dos\saños y seis\smeses de hipoteca; el banco puede cobrarte hasta 200\s€\.$/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Amortizar 10.000' })).toHaveCount(1);
  await expectFigures(page);
});

test('the result of a repayment: its effects, its compensation, its file', async ({ page }) => {
  await test.step('both effects stand side by side, the chosen one first, and investing is compared', async () => {
    await page.goto(`${address}${loan}`);
    const columns = tool(page).getByRole('table').first().getByRole('columnheader');
    await expect(columns).toHaveText(['Acortar el plazo', 'Bajar la cuota']);
    await expect(output(page, 'amortizar-plazo-ahorro')).toHaveText(/^12\.941\s€$/);
    await expect(output(page, 'amortizar-cuota-ahorro')).toHaveText(/^5019\s€$|^5\.019\s€$/);
    await expect(output(page, 'amortizar-cuota-cuota')).toHaveText(/^700,87\s€$/);
    await expect(output(page, 'amortizar-plazo-amortizando')).toHaveText(/^23\.510\s€$/);
    await expect(output(page, 'amortizar-plazo-invirtiendo')).toHaveText(/^16\.734\s€$/);
    await expect(output(page, 'amortizar-plazo-igual')).toHaveText(/^3,47\s%$/);
    await expect(tool(page).getByText('gana amortizar: acabas con')).toBeVisible();

    await choose(page, '¿Para qué?', 'Bajar la cuota');
    await expect(answer(page)).toHaveText(/baja la cuota de 750,94\s€ a 700,87\s€/);
    await expect(columns).toHaveText(['Bajar la cuota', 'Acortar el plazo']);
    await field(page, 'amortizar-rentabilidad').fill('6');
    await expect(tool(page).getByText('gana invertir: acabas con')).toBeVisible();
  });
  await test.step('the compensation follows the kind of loan and its years, and the law is cited with its day', async () => {
    await openLink(page, `${address}${loan}`);
    const compensation = output(page, 'amortizar-plazo-compensacion');
    await expect(compensation).toHaveText(/^200\s€$/);
    await field(page, 'amortizar-firmada').fill('12');
    await expect(field(page, 'amortizar-firmada')).toHaveAccessibleDescription(
      /Si la firmaste desde el 16\sde\sjunio\sde\s2019, hace como mucho \S+\saños\.$/,
    );
    await field(page, 'amortizar-firmada').fill('5');
    await choose(page, 'Tipo de hipoteca', 'Variable');
    await expect(compensation).toHaveText(/^0\s€$/);
    await expect(answer(page)).toHaveText(
      /como la firmaste a partir del 16\sde\sjunio\sde\s2019, el banco no puede cobrarte nada\.$/,
    );
    await field(page, 'amortizar-firmada').fill('2');
    await expect(compensation).toHaveText(/^25\s€$/);
    await field(page, 'amortizar-firmada').fill('3');
    await expect(compensation).toHaveText(/^15\s€$/);
    await expect(tool(page).getByRole('link', { name: 'artículo 23 de la Ley 5/2019' })).toHaveAttribute(
      'href',
      /boe\.es.*BOE-A-2019-3814/,
    );
    await choose(page, '¿Cuándo la firmaste?', 'Antes, desde el 9 de diciembre de 2007');
    await expect(field(page, 'amortizar-firmada')).toHaveValue(/^(?:[7-9]|1\d)$/);
    await choose(page, 'Tipo de hipoteca', 'Fija');
    await expect(compensation).toHaveText(/^25\s€$/);
    await expect(answer(page)).toHaveText(/y, si lo dice tu escritura, también el riesgo de interés\.$/);
    await expect(tool(page).getByRole('link', { name: 'artículos 8 y 9 de la Ley 41/2007' })).toHaveAttribute(
      'href',
      /boe\.es.*BOE-A-2007-21086/,
    );
    await expect(page).toHaveURL(/amortizar-escritura=antes/);
    await choose(page, '¿Cuándo la firmaste?', 'Antes aún');
    await expect(answer(page)).toHaveText(/; lo que el banco pueda cobrarte por ello lo dice tu escritura\.$/);
    await expect(compensation).toHaveText('la de tu escritura');
    await openLink(page, `${address}#amortizar-importe=5000&amortizar-veces=cada-ano&amortizar-tipo=mixto-fijo`);
    await expect(answer(page)).toHaveText(/el banco puede cobrarte hasta 500\s€\.$/);
  });
  await test.step('the result is accessible, and readable at double size', async () => {
    await openLink(page, `${address}${loan}&amortizar-veces=cada-ano&amortizar-tipo=mixto-variable`);
    await expect(answer(page)).toHaveText(/cada año/);
    await expectAccessible(page, 'amortizar');
    await expectReadableAtDoubleSize(page, 'amortizar');
  });
  await test.step('the repayment is a file, a sheet and a line', async () => {
    await openLink(page, `${address}${loan}&amortizar-mes=12&amortizar-tipo=variable`);
    const { name, lines } = await downloadedFile(page, tool(page));
    expect(name).toBe('amortizacion-anticipada.csv');
    expect(lines[0]).toBe('\ufeffMes;Cuota (€);Intereses (€);Adelantado (€);Compensación máxima (€);Pendiente (€)');
    expect(lines[1]).toBe('1;750,94;437,50;0,00;0,00;149686,56');
    expect(lines[12]).toMatch(/^12;750,93;.*;10000,00;25,00;/);
    expect(lines.at(-2)).toMatch(/;0,00$/);
    await tool(page).getByRole('button', { name: 'Ver el texto' }).click();
    await expect(tool(page).getByRole('blockquote')).toHaveText(/^Me quedan 150\.000\s€ de una hipoteca variable/);
    await printTool(page, tool(page));
    await page.emulateMedia({ media: 'print' });
    await expect(tool(page).getByRole('rowheader', { name: /^Intereses que te ahorras/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectOneSheet(page);
  });
});

test('what cannot be read is refused at its field and kept as typed', async ({ page }) => {
  await page.goto(`${address}#amortizar-antes`);
  await field(page, 'amortizar-interes').fill('-1');
  await field(page, 'amortizar-meses').fill('12');
  await field(page, 'amortizar-importe').fill('mucho');
  await calculate(page);
  await expect(field(page, 'amortizar-interes')).toHaveAccessibleDescription('No puede ser una cifra negativa.');
  await expect(field(page, 'amortizar-interes')).toBeFocused();
  await expect(field(page, 'amortizar-meses')).toHaveAccessibleDescription(/^El máximo es 11\smeses\.$/);
  await expect(field(page, 'amortizar-importe')).toHaveAccessibleDescription(/No entendemos esta cifra/);
  await expect(field(page, 'amortizar-importe')).toHaveValue('mucho');
  await expect(answer(page)).toHaveCount(0);
  await expectAccessible(page, 'amortizar-errores');
  await field(page, 'amortizar-interes').fill('3');
  await field(page, 'amortizar-meses').fill('0');
  await field(page, 'amortizar-importe').fill('5.000');
  await field(page, 'amortizar-mes').fill('300');
  await field(page, 'amortizar-mes').press('Enter');
  await expect(field(page, 'amortizar-mes')).toHaveAccessibleDescription(
    /Tiene que ser antes de que acabe el préstamo\.$/,
  );
});

const change = '#cambio-pendiente=150000&cambio-interes=3,5&cambio-otro-interes=2,9&cambio-propio-interes=3,1';
const bank = (page: Page) => page.locator('#cambiar-de-banco');
const said = (page: Page) => bank(page).locator('[data-respuesta]');

async function pick(page: Page, group: string, choice: string): Promise<void> {
  await bank(page)
    .getByRole('radiogroup', { name: group })
    .first()
    .getByRole('radio', { name: choice, exact: true })
    .check();
}

test('a change of bank is filled in from the simulator, and answers with a sentence for each way', async ({ page }) => {
  await page.goto(address);
  await bank(page).getByRole('heading', { name: 'Cambiar de banco' }).click();
  await expect(field(page, 'cambio-pendiente')).toHaveValue('160.000');
  await expect(field(page, 'cambio-otro-interes')).toHaveValue('2,9');
  await expect(field(page, 'cambio-otro-gastos')).toHaveValue('350');
  await expect(field(page, 'cambio-euribor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Calcular el cambio' }).click();
  await expect(said(page)).toHaveText(
    /^Lo que menos te cuesta es la oferta de tu banco: de aquí al final te ahorra 15\.167\s€, 3\.550\s€ más que irte al otro\.$/,
  );
  await expect(
    bank(page).getByText(
      /^Irte al otro banco te ahorra 11\.617\s€ de aquí al final\. Cambiar te cuesta como mucho 3\.550\s€/,
    ),
  ).toBeVisible();
  await expect(
    bank(page).getByText(/^La oferta de tu banco te ahorra 15\.167\s€.*desde el primer mes\.$/),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Lo que menos te cuesta' })).toHaveCount(1);
  await expectFigures(page);
});

test('the result of a change: what the bank that is left may charge, its file, its sheet', async ({ page }) => {
  await test.step('a variable loan that is made fixed has the lowest cap, and after three years none', async () => {
    await page.goto(`${address}${change}`);
    const compensation = output(page, 'cambio-otro-compensacion');
    await expect(compensation).toHaveText(/^3\.000\s€$/);
    await expect(output(page, 'cambio-otro-cuota')).toHaveText(/^703,54\s€$/);
    await expect(output(page, 'cambio-otro-ahorro-mes')).toHaveText(/^47,40\s€$/);
    await pick(page, 'Tipo de hipoteca', 'Variable');
    await expect(field(page, 'cambio-euribor')).toBeVisible();
    await expect(field(page, 'cambio-interes')).toHaveCount(0);
    await field(page, 'cambio-firmada').fill('2');
    await expect(compensation).toHaveText(/^75\s€$/);
    await field(page, 'cambio-firmada').fill('3');
    await expect(compensation).toHaveText(/^0\s€$/);
    await expect(output(page, 'cambio-propio-compensacion')).toHaveText(/^0\s€$/);
    await expect(bank(page).getByText(/tu banco no puede cobrarte nada por irte\.$/)).toBeVisible();
    await expect(bank(page).getByRole('link', { name: 'artículo 23 de la Ley 5/2019' })).toHaveAttribute(
      'href',
      /boe\.es.*BOE-A-2019-3814/,
    );
    await expect(bank(page).getByRole('link', { name: 'Ley 2/1994, artículos 7 y 9' })).toHaveAttribute(
      'href',
      /boe\.es.*BOE-A-1994-7556/,
    );
  });
  await test.step('an old deed asks for its commission, and refuses one that its law does not allow', async () => {
    await openLink(page, `${address}${change}&cambio-escritura=antes-2007&cambio-firmada=20&cambio-comision=1`);
    await expect(output(page, 'cambio-otro-compensacion')).toHaveText(/^1\.500\s€$/);
    await pick(page, 'Tipo de hipoteca', 'Variable');
    await expect(field(page, 'cambio-comision')).toHaveCount(0);
    await bank(page)
      .getByRole('radiogroup', { name: 'Te ofrecen una hipoteca' })
      .first()
      .getByRole('radio', { name: 'Variable', exact: true })
      .check();
    await field(page, 'cambio-comision').fill('1,5');
    await field(page, 'cambio-comision').press('Enter');
    await expect(field(page, 'cambio-comision')).toHaveAccessibleDescription(
      /En una variable de entonces no puede pasar del 1\s% \(Ley 2\/1994, artículo 3\)\.$/,
    );
    await expect(field(page, 'cambio-comision')).toBeFocused();
  });
  await test.step('the result is accessible, and readable at double size', async () => {
    await openLink(page, `${address}${change}&cambio-tipo=mixto-fijo&cambio-otro-productos=450`);
    await expect(said(page)).toBeVisible();
    await expectAccessible(page, 'cambio');
    await expectReadableAtDoubleSize(page, 'cambio');
  });
  await test.step('the change is a file, a sheet and a line', async () => {
    await openLink(page, `${address}${change}`);
    const { name, lines } = await downloadedFile(page, bank(page));
    expect(name).toBe('cambio-de-banco.csv');
    expect(lines.slice(0, 3)).toEqual([
      '\ufeff;Hoy;Otro banco;Tu banco',
      'TIN (%);3,5;2,9;3,1',
      'Cuota mensual (€);750,94;703,54;719,14',
    ]);
    expect(lines[5]).toBe('Ahorro hasta el final (€);;10868,69;9537,62');
    await bank(page).getByRole('button', { name: 'Ver el texto' }).click();
    await expect(bank(page).getByRole('blockquote')).toHaveText(/^Me quedan 150\.000\s€ de una hipoteca fija/);
    await printTool(page, bank(page));
    await page.emulateMedia({ media: 'print' });
    await expect(bank(page).getByRole('rowheader', { name: 'Ahorras al mes' })).toBeVisible();
    await expectOneSheet(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an opened tool says that it needs it', async ({ page }) => {
    await page.goto(address);
    await tool(page).getByRole('heading', { name: 'Amortizar antes de tiempo' }).click();
    await expect(tool(page).getByText('Esta parte necesita JavaScript')).toBeVisible();
  });
});
