import { inDrill } from '@/tests/support/drill/in-drill';

/** Random inputs for each calculator. */
export const RUNS = inDrill(300, 4_000);

/** What a sentence says, by the names of its template. */
export type Said = Readonly<Record<string, string>>;

/** A sentence with its figures in braces, `{amount€}` for euros, `{term#}` for years and months, and what must hold of them. Throws what `expect` throws. */
export type Claim<World> = readonly [template: string, isTrue: (said: Said, world: World) => void];

const WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** What stands for a name in braces, by the sign after it. */
const FIGURES: Readonly<Record<string, string>> = {
  '': '.+?',
  '€': '-?[\\d.]+(?:,\\d\\d)? €',
  '#': '\\S+ (?:años?|mes(?:es)?)(?: y \\S+ mes(?:es)?)?',
};

const patterns = new Map<string, RegExp>();

/** Thousands of texts are read by each. */
function pattern(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)([€#]?)\}/g, (_, name: string, sign: string) => `(?<${name}>${FIGURES[sign]})`);
  const made = new RegExp(`^${source}$`);
  patterns.set(template, made);
  return made;
}

/** What no sentence may say of any input: signs of a fault, and nothing at all as if it were something. */
const NONSENSE = [
  /NaN|undefined|Infinity|null|\[object/,
  /(?:^|[^\d.,])-0(?:,0+)?(?!\d|,)/,
  /te (?:quedan|ahorras|ahorra|faltan|sobran) 0(?:,00)? €/,
  /(?:^|\s)0(?:,00)? € (?:más|menos)/,
  /(?:cubre|tarda\S*|dentro de|quita) 0 /,
  /(?:^|[\s(])-\d[\d.]*(?:,\d+)? €/,
  /\b(?:del? (?:año|mes)|desde el año|entre) (\S+) (?:al?|y|hasta el) \1(?![\d.,])/,
  /\s{2}|\.\.|,\s*[.,]/,
];

/** Amounts that have one name, wherever they stand. */
const NAMED = [/\b(?:te|me)? ?faltan ([\d.,]+ €)/gi, /\bte sobran ([\d.,]+ €)/gi, /\b(?:te|me) quedan ([\d.,]+ €)/gi];

/** Reads each text by a claim and recomputes all that it says. No text names an amount that another one has otherwise. */
export function expectTrue<World>(texts: readonly string[], claims: readonly Claim<World>[], world: World): void {
  const all = texts.join(' ').replaceAll('\u00a0', ' ');
  for (const name of NAMED) {
    const amounts = new Set([...all.matchAll(name)].map(([, amount]) => amount));
    if (amounts.size > 1) throw new Error(`«${all}» says ${[...amounts].join(' and ')} of one amount`);
  }
  for (const text of texts) {
    const plain = text.replaceAll('\u00a0', ' ');
    if (NONSENSE.some((nonsense) => nonsense.test(plain))) throw new Error(`«${plain}» is nonsense`);
    const read = claims.flatMap(([template, isTrue]) => {
      const match = pattern(template).exec(plain);
      return match ? [{ said: match.groups ?? {}, isTrue }] : [];
    });
    if (read.length === 0) throw new Error(`No claim reads «${plain}»`);
    for (const { said, isTrue } of read) isTrue(said, world);
  }
}

/** "1.234,56 €" in cents, with the cents that its last digit stands for. */
export function readEuros(text = ''): { cents: number; step: number } {
  const match = /^(-?)(\d{1,3}(?:\.\d{3})*)(?:,(\d\d))? €$/.exec(text);
  if (!match) throw new Error(`«${text}» is no amount`);
  const [, sign, whole = '', fraction] = match;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(fraction ?? 0);
  return { cents: sign ? -cents : cents, step: fraction === undefined ? 100 : 1 };
}

export function euros(text: string | undefined): number {
  return readEuros(text).cents;
}

/** The amount is the exact one, rounded to the digits that are shown; `slack` are cents that two roundings may add. */
export function expectEuros(text: string | undefined, exact: number, slack = 0): void {
  const { cents, step } = readEuros(text);
  const within = step / 2 + slack + 1e-6 + 1e-9 * Math.abs(exact);
  if (Math.abs(cents - exact) > within) throw new Error(`«${text}» is said of ${exact} cents`);
}

/** "41,7 %" as 41.7. */
export function percent(text = ''): number {
  const match = /^(-?\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+(?:,\d+)?) %$/.exec(text);
  if (!match?.[1]) throw new Error(`«${text}» is no percentage`);
  return Number(match[1].replaceAll('.', '').replace(',', '.'));
}

export function expectPercent(text: string | undefined, exact: number): void {
  const decimals = /,(\d+)/.exec(text ?? '')?.[1]?.length ?? 0;
  // Zeros at the end may be left out: at least two decimals are meant.
  const within = 0.5 * 10 ** -Math.max(decimals, 1) + 1e-9 * Math.abs(exact) + 1e-9;
  if (Math.abs(percent(text) - exact) > within) throw new Error(`«${text}» is said of ${exact} %`);
}

/** A tenth at most from the figure, and on the same side of each border. */
export function expectBeside(
  text: string | undefined,
  exact: number,
  asked: 'least' | 'most',
  borders: readonly number[],
): void {
  const shown = percent(text);
  expect(Math.abs(shown - exact)).toBeLessThan(0.1001);
  for (const border of borders)
    if (asked === 'least') expect(shown >= border).toBe(exact >= border - 1e-9);
    else expect(shown <= border).toBe(exact <= border + 1e-9);
}

/** "dos años y seis meses" as 30. */
export function monthsIn(text = ''): number {
  const parts = text.split(' y ').map((part) => {
    const match = /^(\S+) (años?|mes(?:es)?)$/.exec(part);
    if (!match?.[1] || !match[2]) throw new Error(`«${text}» is no time`);
    const word = WORDS.indexOf(match[1]);
    return (word === -1 ? Number(match[1]) : word) * (match[2].startsWith('año') ? 12 : 1);
  });
  const inFigures = (text.match(/\S+ (?=año|mes)/g) ?? []).map((count) => /\d/.test(count));
  if (new Set(inFigures).size > 1) throw new Error(`«${text}» mixes words and figures`);
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The instalment of a French loan from the present value of its months, one by one. */
export function instalment(principal: number, annualRate: number, months: number): number {
  let value = 0;
  let factor = 1;
  for (let month = 0; month < months; month += 1) {
    factor /= 1 + annualRate / 12;
    value += factor;
  }
  return principal / value;
}
