import type { Browser, JSHandle, Page } from '@playwright/test';
import { isAlive } from '../support/pages/living-page';
import { GOAL, longestOf, pressInTurn, type Seen, watch } from './interaction';
import { median } from './statistics';
import { type Row, row } from './table';

type Tool = { path: string; id: string; typed: Readonly<Record<string, string>> };
/** In milliseconds. */
type ToolPresses = { opened: number; first: number; later: number; keys: number };

const mortgage = '/calculadoras/simulador-hipoteca';

/** The tools of the calculators' pages, with what a visitor has to type before the first press. */
const tools: readonly Tool[] = [
  { path: mortgage, id: 'hasta-que-precio', typed: { 'hasta-ingresos': '2500', 'hasta-deudas': '0' } },
  { path: mortgage, id: 'comparar-ofertas', typed: {} },
  { path: mortgage, id: 'si-el-euribor-se-mueve', typed: {} },
  { path: mortgage, id: 'amortizar-antes', typed: {} },
  { path: mortgage, id: 'cambiar-de-banco', typed: {} },
  { path: '/calculadoras/ratio-endeudamiento', id: 'que-deuda-primero', typed: {} },
  { path: '/calculadoras/interes-compuesto', id: 'cuanto-apartar', typed: { 'meta-importe': '20000' } },
];

/** A visitor opens the tool, whose code is loaded then, and presses its button. */
async function visit(browser: Browser, baseUrl: string, tool: Tool, rate: number): Promise<ToolPresses> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await page.goto(baseUrl + tool.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(isAlive);
    await page.locator(`#${tool.id} summary`).scrollIntoViewIfNeeded();
    const seen = await page.evaluateHandle(watch);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const opened = await longestOf(page, seen, async () => {
      await page.locator(`#${tool.id} summary`).click();
      await page.locator(`#${tool.id} form`).waitFor();
    });
    for (const [name, text] of Object.entries(tool.typed)) await page.locator(`[name="${name}"]`).first().fill(text);
    return {
      opened,
      first: await press(page, seen, tool),
      later: await press(page, seen, tool),
      keys: await typeTwoKeys(page, seen, tool),
    };
  } finally {
    await context.close();
  }
}

function press(page: Page, seen: JSHandle<Seen>, { id }: Tool): Promise<number> {
  return longestOf(page, seen, async () => {
    await page.locator(`#${id} form button[type="submit"]`).click();
    await page.locator(`#${id}-resultado`).waitFor();
  });
}

function typeTwoKeys(page: Page, seen: JSHandle<Seen>, { id }: Tool): Promise<number> {
  return longestOf(page, seen, async () => {
    await page.locator(`#${id} form input[type="text"][inputmode]`).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type('00');
  });
}

function figures({ id }: Tool, visits: readonly ToolPresses[], rate: number): Row[] {
  const judged = (figure: string, part: keyof ToolPresses) => {
    const value = median(visits.map((presses) => presses[part]));
    return row(figure, value, 'ms', `< ${GOAL} ms`, value < GOAL);
  };
  return [
    judged(`opening ${id} to the next paint, CPU ${rate} times slower`, 'opened'),
    judged(`first press of ${id}`, 'first'),
    judged('later press', 'later'),
    judged('keys in a field that the result follows', 'keys'),
  ];
}

/** Each tool of the calculators' pages. */
export function measureToolInteraction(): Promise<Row[]> {
  return pressInTurn(tools, visit, figures);
}
