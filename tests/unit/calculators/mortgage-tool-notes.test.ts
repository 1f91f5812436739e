import { affordableLevers } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordableInput, affordablePrice, type Standard } from '@/lib/calculators/mortgage/affordable-price';
import { type EuriborPathInput, euriborPath } from '@/lib/calculators/mortgage/euribor-path';
import {
  affordableHeadline,
  affordableLine,
  affordableNote,
  leverText,
  placeText,
} from '@/lib/calculators/texts/affordable-price-note';
import { euriborHeadline, euriborLine, euriborNote } from '@/lib/calculators/texts/euribor-path-note';

/** Plain spaces instead of no-break ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const loan: EuriborPathInput = {
  principal: 160_000_00,
  months: 300,
  euribor: 0.025,
  spread: 0.01,
  review: 12,
  points: [
    { year: 2, euribor: 0.035 },
    { year: 5, euribor: 0.045 },
  ],
};
const pathOf = (more: Partial<EuriborPathInput>) => euriborPath({ ...loan, ...more });

describe('if the Euríbor moves', () => {
  test('the worst year comes first, with its instalment and what it adds', () => {
    expect(plain(euriborHeadline(pathOf({})))).toBe(
      'La cuota más alta llega en el año 6: 965,32 €, 164 € más que hoy.',
    );
    const slight = pathOf({ points: [{ year: 1, euribor: 0.02501 }] });
    expect(plain(euriborHeadline(slight))).toBe('La cuota más alta llega en el año 2: 801,08 €, 0,08 € más que hoy.');
  });

  test('a path that never rises says so', () => {
    expect(plain(euriborHeadline(pathOf({ points: [] })))).toBe('La cuota no se mueve: 801,00 € de principio a fin.');
    expect(plain(euriborHeadline(pathOf({ points: [{ year: 1, euribor: 0.015 }] })))).toBe(
      'La cuota no pasa nunca de la de hoy: 801,00 €, y llega a bajar hasta 720,51 €.',
    );
  });

  test('the interest is compared with the Euríbor of today, and the income with the highest instalment', () => {
    const [dearer, income] = euriborNote(pathOf({})).map(plain);
    expect(dearer).toMatch(
      /^En total pagarías [\d.]+ € de intereses, [\d.]+ € más que si el Euríbor se quedara donde está\.$/,
    );
    expect(income).toMatch(/hacen falta 2\.759 € netos al mes, sin más deudas\. Firmaríamos/);
    const [cheaper] = euriborNote(pathOf({ points: [{ year: 1, euribor: 0.015 }] })).map(plain);
    expect(cheaper).toMatch(/ menos que si el Euríbor se quedara donde está\.$/);
    const [same, still] = euriborNote(pathOf({ points: [] })).map(plain);
    expect(same).toBe('En total pagarías 80.299 € de intereses, lo mismo que si el Euríbor se quedara donde está.');
    expect(still).not.toMatch(/Firmaríamos/);
  });

  test('the line that is taken away has the loan, the path and the answer', () => {
    expect(plain(euriborLine(loan, pathOf({})))).toMatch(
      /^He mirado qué pasa con una hipoteca variable de 160\.000 € a 25 años, con el Euríbor al 2,5 % hoy más un 1 %, que se revisa cada año\. Si el Euríbor estuviera al 3,5 % dentro de dos años, 4,5 % dentro de cinco años, la cuota más alta llegaría en el año 6: 965,32 €, frente a los 801,00 € de hoy, y pagaría [\d.]+ € de intereses en total\.$/,
    );
  });
});

const household: AffordableInput = {
  income: 2_500_00,
  savings: 60_000_00,
  debts: 0,
  years: 30,
  annualRate: 0.03,
  costsOf: (price) => price / 10,
};

function answered(more: Partial<AffordableInput>) {
  const input = { ...household, ...more, place: undefined };
  const ceiling = (standard: Standard) => ({
    ...affordablePrice(input, standard),
    levers: affordableLevers(input, standard),
  });
  return { input, answer: { margin: ceiling('margin'), bank: ceiling('bank') } };
}

describe('how much house', () => {
  test.each<[string, Partial<AffordableInput>]>([
    ['Por el ahorro llegas a una casa de 200.000 € y por la cuota, a una de 243.000 €: te frena el ahorro.', {}],
    [
      'Por el ahorro llegas a una casa de 200.000 € y por la cuota, a una de 183.000 €: te frena la cuota.',
      { debts: 275_00 },
    ],
    [
      'Por el ahorro llegas a una casa de 200.000 € y por la cuota, a una de 254.000 €: te frena el ahorro. Con lo que suele aceptar el banco, que pide menos ahorro, llegas a una de 240.000 €.',
      { costsOf: (price) => price / 20 },
    ],
    [
      'Con lo que suele aceptar el banco, que pide menos ahorro que nosotros: por el ahorro llegas a una casa de 11.000 € y por la cuota, a una de 200.000 €: te frena el ahorro.',
      { savings: 2_990_00, costsOf: (price) => price / 20 },
    ],
    [
      'Por el ahorro llegas a una casa de 200.000 € y por la cuota, a una de 200.000 €: te frenan los dos.',
      { income: 1_523_80, years: 25, annualRate: 0 },
    ],
    [
      'Ahora mismo no cabe ninguna cuota: tus otras deudas ya pasan del 35 % de lo que ingresas.',
      { savings: 9_000_00, debts: 1_000_00 },
    ],
    [
      'Sin hipoteca, llegas a una casa de 454.000 €: con tus otras deudas no cabe ninguna cuota.',
      { savings: 500_000_00, debts: 875_01 },
    ],
    [
      'Ahora mismo te frena la cuota: la de una casa de 10.000 € ya no cabe en lo que ingresas.',
      { savings: 5_000_00, income: 20_00 },
    ],
    ['Ahora mismo te frena el ahorro: sin él no se pagan ni la entrada ni los gastos.', { savings: 0 }],
    [
      'Ahora mismo te frena el ahorro: con 2.000 € no se pagan la entrada y los gastos ni de una casa de 10.000 €.',
      { savings: 2_000_00 },
    ],
  ])('%s', (sentence, more) => {
    const { input, answer } = answered(more);
    expect(plain(affordableHeadline(input, answer))).toBe(sentence);
  });

  test('what raises each most and the assumed costs follow', () => {
    const { input, answer } = answered({});
    const [same, assumed] = affordableNote(input, answer).map(plain);
    expect(same).toBe('Lo que más lo subiría es ahorrar otros 10.000 €: 33.000 € más, hasta 233.000 €.');
    const cheap = answered({ debts: 275_00, costsOf: (price) => price / 20 });
    const [margin, bank] = affordableNote(cheap.input, cheap.answer).map(plain);
    expect(margin).toMatch(/^Con nuestro margen, lo que más lo subiría es /);
    expect(bank).toMatch(/^Con lo que suele aceptar el banco, lo que más lo subiría es /);
    expect(assumed).toMatch(
      /contamos un 10 % del precio .* van del 5 al 13 % en una casa de 200\.000 €, según dónde y si es nueva\.$/,
    );
    const place = { community: 'madrid', home: 'used' } as const;
    expect(affordableNote({ ...input, place }, answer)).toHaveLength(1);
  });

  test('where no change is enough, it says so', () => {
    const { input, answer } = answered({ savings: 0, debts: 2_000_00, costsOf: () => 20_000_00 });
    expect(affordableNote(input, answer)[0]).toMatch(/^Ninguno de los cambios que probamos basta por sí solo/);
  });

  test('each change is named with its own figure', () => {
    const { answer } = answered({ debts: 300_00 });
    expect(answer.bank.levers.map((lever) => plain(leverText(lever))).sort()).toEqual([
      'ahorrar otros 10.000 €',
      'alargar el plazo a 35 años',
      'bajar el interés al 2,5 %',
      'ingresar 100 € más al mes',
      'quitarte las otras deudas',
    ]);
  });

  test('the line that is taken away has the household and the answer', () => {
    const { input, answer } = answered({});
    expect(plain(affordableLine(input, answer, placeText('new', 'Galicia')))).toBe(
      'He mirado hasta qué precio puedo comprar una casa nueva en Galicia. Ingreso 2.500 € netos al mes, no tengo otras deudas y tengo 60.000 € ahorrados. A 30 años y al 3 %, llego a 200.000 €, con una cuota de 674,57 €: me frena el ahorro, con vuestro margen y con lo que suele aceptar el banco.',
    );
    const cash = answered({ savings: 500_000_00, debts: 875_01 });
    expect(plain(affordableLine(cash.input, cash.answer, undefined))).toMatch(
      /llego a 454\.000 € sin hipoteca, con vuestro margen y con/,
    );
    const none = answered({ savings: 5_000_00, debts: 2_000_00 });
    expect(plain(affordableLine(none.input, none.answer, undefined))).toMatch(/ahora mismo no llego a ninguna\./);
  });
});
