import { COMMUNITIES, purchaseTaxes, reliefsFor } from '@/lib/calculators/mortgage/purchase-taxes';
import { reliefQuestions } from '@/lib/calculators/mortgage/relief-limits';
import { purchaseNotes, reliefQuestionTexts } from '@/lib/calculators/texts/purchase/purchase-notes';
import { reliefNames, reliefSentence } from '@/lib/calculators/texts/purchase/relief-texts';
import { purchaseRemark } from '@/lib/calculators/texts/purchase/remarks';
import { taxLabel } from '@/lib/calculators/texts/purchase/tax-texts';
import { longDate } from '@/lib/shared/i18n/long-date';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const homes = ['used', 'new'] as const;

function sentenceOf(community: (typeof COMMUNITIES)[number], home: (typeof homes)[number], id: string): string {
  const relief = reliefsFor(community, home).find((one) => one.id === id);
  return relief ? plain(reliefSentence(relief)) : '';
}

test('each reduction says who may choose it and what is paid', () => {
  expect(sentenceOf('andalucia', 'used', 'joven')).toBe(
    'Para menores de 35 años, como vivienda habitual, de hasta 150.000 €: ITP del 3,5 %. En un matrimonio o una pareja registrada basta con que la cumpla uno; si no, vale para la parte de quien la cumple.',
  );
  expect(sentenceOf('canarias', 'used', 'joven')).toContain(
    'con una base del IRPF de hasta 46.455 €, más 6.825 € por cada persona a cargo: ITP del 5 % con un 20 % de bonificación.',
  );
  expect(sentenceOf('galicia', 'used', 'joven')).toBe(
    'Para menores de 36 años, como vivienda habitual, de hasta 240.000 €, más 30.000 € por cada miembro de la familia desde el 2.º, con el mismo límite para el patrimonio de la familia: ITP del 3 %. Si solo la cumplen algunos, vale para la parte que compran.',
  );
  expect(sentenceOf('asturias', 'used', 'protegida')).toBe(
    'Para viviendas protegidas, como vivienda habitual y única: ITP del 3 %.',
  );
  expect(sentenceOf('madrid', 'new', 'protegida-sin-exencion')).toBe(
    'Para viviendas protegidas que pasan de los límites del Estado de precio o de ingresos, de hasta 90 m² útiles: AJD del 0,2 %.',
  );
  expect(sentenceOf('comunidad-valenciana', 'used', 'joven')).toBe(
    'Para menores de 35 años, como primera vivienda habitual, con una base del IRPF de hasta 30.000 € (47.000 € en declaración conjunta): ITP del 6 % hasta 180.000 € y del 8 % si cuesta más. La tienen que cumplir todos los que compráis.',
  );
  expect(sentenceOf('cantabria', 'used', 'vivienda-habitual')).toBe(
    'Para quien va a vivir en la casa, como vivienda habitual: ITP del 7 %. Vale para los primeros 300.000 €; el resto paga el tipo general.',
  );
  expect(sentenceOf('madrid', 'new', 'familia-numerosa')).toBe(
    'Para familias numerosas, como vivienda habitual: un 95 % menos de AJD. La tienen que cumplir todos los que compráis.',
  );
  expect(sentenceOf('cataluna', 'new', 'joven')).toMatch(/: sin AJD\./);
  expect(sentenceOf('castilla-la-mancha', 'used', 'discapacidad')).toBe(
    'Para quien tiene una discapacidad reconocida del 65 % o más, como primera vivienda habitual, de hasta 240.000 €, con una hipoteca de más del 50 % de su valor: ITP del 5 %. La tienen que cumplir todos los que compráis.',
  );
  expect(sentenceOf('pais-vasco', 'used', 'vivienda-habitual')).toContain('de hasta 120 m² construidos');
  expect(sentenceOf('la-rioja', 'new', 'protegida')).toBe(
    'Para viviendas protegidas de régimen especial o de promoción pública que vende su promotor, en su primera venta y dentro de los límites del Estado de precio e ingresos, de hasta 90 m² útiles: IVA del 4 % y sin AJD.',
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
        const { underAge } = relief.limits ?? {};
        if (underAge !== undefined) expect(sentence).toContain(`menores de ${underAge} años`);
      }
      expect(purchaseRemark(community, home) ?? 'Nada.').toMatch(/\.$/);
    }
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

test('a date that could not be read is not made up, and what is left over is not praised when it is nothing', () => {
  expect(purchaseNotes.source('itp', undefined)).toBe(
    'ITP: no hemos podido cotejar desde cuándo rige el tipo general.',
  );
  expect(purchaseNotes.source('itp', '1 de enero')).toBe('ITP: tipo general en vigor desde el 1 de enero.');
  expect(purchaseNotes.justEnough).not.toMatch(/\d/);
});

test('every question of a limit has its label', () => {
  const questions = COMMUNITIES.flatMap((community) =>
    homes.flatMap((home) => reliefsFor(community, home).flatMap(reliefQuestions)),
  );
  expect(new Set(questions)).toEqual(new Set(['members', 'dependants', 'income', 'joint', 'wealth', 'area', 'share']));
  for (const question of questions) if (question !== 'joint') expect(reliefQuestionTexts[question].label).not.toBe('');
});
