import { isForBuyers } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import { COMMUNITIES, purchaseTaxes, reliefsFor } from '@/lib/calculators/mortgage/purchase-taxes';
import { purchaseNotes } from '@/lib/calculators/texts/purchase/purchase-notes';
import { reliefName, reliefOrigin, reliefSentence } from '@/lib/calculators/texts/purchase/relief-texts';
import { purchaseRemark } from '@/lib/calculators/texts/purchase/remarks';
import { taxLabel } from '@/lib/calculators/texts/purchase/tax-texts';
import { longDate } from '@/lib/shared/i18n/long-date';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const homes = ['used', 'new'] as const;

/** All that is said of a reduction beside its field. */
function saidOf(community: (typeof COMMUNITIES)[number], home: (typeof homes)[number], id: string): string {
  const relief = reliefsFor(community, home).find((one) => one.id === id);
  if (!relief) return '';
  const { sentence } = reliefOrigin(relief, community);
  return plain([reliefName(relief.id, home), reliefSentence(relief), sentence].join(' | '));
}

test('each reduction says what is paid, its article and since when, and what could not be compared', () => {
  const unknown = 'No hemos podido cotejar desde cuándo rige este tipo.';
  expect(saidOf('andalucia', 'used', 'joven')).toBe(
    `Comprador joven | ITP del 3,5 %, si el precio no pasa de 150.000 €. | Artículo 43. ${unknown}`,
  );
  expect(saidOf('castilla-la-mancha', 'used', 'discapacidad')).toBe(
    'Discapacidad | ITP del 5 %, si el precio no pasa de 240.000 €. | Artículo 19. En vigor desde el 31 de marzo de 2026. No hemos podido cotejar esta reducción con el texto oficial en vigor.',
  );
  expect(saidOf('cantabria', 'used', 'vivienda-habitual')).toContain(
    'ITP del 7 %. Vale para los primeros 300.000 €; el resto paga el tipo general.',
  );
  expect(saidOf('comunidad-valenciana', 'used', 'joven')).toContain(
    'ITP del 6 % hasta 180.000 € y del 8 % si cuesta más.',
  );
  expect(saidOf('madrid', 'new', 'familia-numerosa')).toContain('Un 95 % menos de AJD.');
  expect(saidOf('cataluna', 'new', 'joven')).toContain('Sin AJD.');
  expect(saidOf('la-rioja', 'new', 'protegida')).toContain('IVA del 4 % y sin AJD. | Artículo 45.I.B.12.');
});

test('protected homes have their names: one of used homes, up to three of new ones', () => {
  const namesOf = (home: (typeof homes)[number]) =>
    COMMUNITIES.map((community) => reliefsFor(community, home).filter((relief) => !isForBuyers(relief))).flatMap(
      (reliefs) => reliefs.map(({ id }) => reliefName(id, home)),
    );
  expect(new Set(namesOf('used'))).toEqual(new Set(['Vivienda protegida']));
  expect(new Set(namesOf('new'))).toEqual(
    new Set([
      'Vivienda protegida, régimen especial o promoción pública',
      'Vivienda protegida, régimen general',
      'Vivienda protegida, sin la exención del AJD',
    ]),
  );
});

/** Words of conditions that depend on who buys, on the family or on the home; a page cannot know them. */
const CONDITION =
  /menores de|años|renta|base del|ingres|patrimonio|hij|miembro|a cargo|grado|discapacidad (?:del|reconocida)|primera vivienda|única|m²|municipio|pueblo|despoblación|todos los que|basta con|pareja|matrimonio|límites del Estado|primera venta|calificación|hipoteca/i;

test('no sentence of a reduction, and no remark, holds a condition that the page cannot know', () => {
  const said = COMMUNITIES.flatMap((community) =>
    homes.flatMap((home) => [
      ...reliefsFor(community, home).map(({ id }) => saidOf(community, home, id).replace(/^.*? \| /, '')),
      plain(purchaseRemark(community, home) ?? 'Nada.'),
    ]),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => CONDITION.test(text))).toEqual([]);
  expect(said.filter((text) => /undefined|NaN|^ |\.\.|[^.]$/.test(text))).toEqual([]);
});

test('the conditions are left to the community, which the page says and links', () => {
  expect(purchaseNotes.reliefConditions).toBe(
    'Cada comunidad pone sus condiciones (edad, renta, precio, familia…). Compruébalas en el enlace antes de contar con este tipo.',
  );
  for (const community of COMMUNITIES)
    for (const home of homes)
      for (const relief of reliefsFor(community, home))
        expect(reliefOrigin(relief, community).source).toMatch(/^https:/);
});

test('a tax is named with its rate, its mean rate over brackets, or its rebate', () => {
  const labels = (purchase: Parameters<typeof purchaseTaxes>[0]) =>
    purchaseTaxes(purchase).lines.map((line) => plain(taxLabel(line)));
  expect(labels({ community: 'madrid', home: 'used', price: 200_000_00 })).toEqual(['ITP, 6 %']);
  expect(labels({ community: 'castilla-y-leon', home: 'used', price: 300_000_00 })).toEqual(['ITP, 8,33 % de media']);
  expect(labels({ community: 'aragon', home: 'new', price: 200_000_00, relief: 'protegida' })).toEqual([
    'IVA, 4 %',
    'AJD, exento',
  ]);
  expect(labels({ community: 'ceuta', home: 'new', price: 200_000_00 })).toEqual([
    'IPSI, 0,5 %',
    'AJD, 0,5 % con un 50 % de bonificación',
  ]);
});

test('a date is written out, in one piece', () => {
  expect(longDate('2026-06-01')).toBe('1\u00a0de\u00a0junio\u00a0de\u00a02026');
});

test('a date that could not be read is not made up', () => {
  expect(purchaseNotes.source('itp', undefined)).toBe(
    'ITP: no hemos podido cotejar desde cuándo rige el tipo general.',
  );
  expect(purchaseNotes.source('itp', '1 de enero')).toBe('ITP: tipo general en vigor desde el 1 de enero.');
});
