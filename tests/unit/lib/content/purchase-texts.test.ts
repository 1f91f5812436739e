import { COMMUNITIES, purchaseTaxes, reliefsFor } from '@/lib/calculators/mortgage/purchase-taxes';
import { reliefNames, reliefSentence } from '@/lib/content/calculators/purchase/relief-texts';
import { purchaseRemark } from '@/lib/content/calculators/purchase/remarks';
import { taxLabel } from '@/lib/content/calculators/purchase/tax-texts';
import { longDate } from '@/lib/i18n/long-date';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const homes = ['used', 'new'] as const;

function sentenceOf(community: (typeof COMMUNITIES)[number], home: (typeof homes)[number], id: string): string {
  const relief = reliefsFor(community, home).find((one) => one.id === id);
  return relief ? plain(reliefSentence(relief)) : '';
}

test('each reduction says who may choose it and what is paid', () => {
  expect(sentenceOf('andalucia', 'used', 'joven')).toBe(
    'Para menores de 35 años, como vivienda habitual, de hasta 150.000 €: ITP del 3,5 %.',
  );
  expect(sentenceOf('comunidad-valenciana', 'used', 'joven')).toBe(
    'Para menores de 35 años, como primera vivienda habitual, con una base del IRPF de hasta 30.000 € (47.000 € en declaración conjunta): ITP del 6 % hasta 180.000 € y del 8 % si cuesta más.',
  );
  expect(sentenceOf('cantabria', 'used', 'vivienda-habitual')).toBe(
    'Para quien va a vivir en la casa, como vivienda habitual: ITP del 7 %. Vale para los primeros 300.000 €; el resto paga el tipo general.',
  );
  expect(sentenceOf('madrid', 'new', 'familia-numerosa')).toBe(
    'Para familias numerosas, como vivienda habitual: un 95 % menos de AJD.',
  );
  expect(sentenceOf('cataluna', 'new', 'joven')).toMatch(/: sin AJD\.$/);
  expect(sentenceOf('castilla-la-mancha', 'used', 'discapacidad')).toBe(
    'Para quien tiene una discapacidad reconocida del 65 % o más, como primera vivienda habitual, de hasta 240.000 €, con una hipoteca de más del 50 % de su valor: ITP del 5 %.',
  );
  expect(sentenceOf('pais-vasco', 'used', 'vivienda-habitual')).toContain('de hasta 120 m² construidos');
  expect(sentenceOf('la-rioja', 'new', 'protegida')).toBe(
    'Para viviendas protegidas de régimen especial o de promoción pública que vende su promotor: IVA del 4 %.',
  );
});

test('every reduction has a name and a sentence with its limit, and every remark ends', () => {
  for (const community of COMMUNITIES)
    for (const home of homes) {
      for (const relief of reliefsFor(community, home)) {
        expect(reliefNames[relief.id]).not.toBe('');
        const sentence = reliefSentence(relief);
        expect(sentence).not.toMatch(/undefined|NaN|\d (?:%|€)/);
        expect(sentence).toMatch(/^Para .*\.$/);
        if (relief.underAge !== undefined) expect(sentence).toContain(`menores de ${relief.underAge} años`);
      }
      expect(purchaseRemark(community, home) ?? 'Nada.').toMatch(/\.$/);
    }
});

test('a tax is named with its rate, its mean rate over brackets, or its rebate', () => {
  const labels = (purchase: Parameters<typeof purchaseTaxes>[0]) =>
    purchaseTaxes(purchase).lines.map((line) => plain(taxLabel(line)));
  expect(labels({ community: 'madrid', home: 'used', price: 200_000_00 })).toEqual(['ITP, 6 %']);
  expect(labels({ community: 'castilla-y-leon', home: 'used', price: 300_000_00 })).toEqual(['ITP, 8,33 % de media']);
  expect(labels({ community: 'ceuta', home: 'new', price: 200_000_00 })).toEqual([
    'IPSI, 0,5 %',
    'AJD, 0,5 % con un 50 % de bonificación',
  ]);
});

test('a date is written out, in one piece', () => {
  expect(longDate('2026-06-01')).toBe('1\u00a0de\u00a0junio\u00a0de\u00a02026');
});
