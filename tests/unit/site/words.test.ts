import { placeText } from '@/lib/calculators/texts/affordable-price-note';
import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import messages from '@/lib/shared/i18n/messages';
import { pages } from '@/lib/shared/seo/pages';
import { site } from '@/lib/shared/site';
import { hire } from '@/lib/site/hire';
import { sessionBands } from '@/lib/site/session-bands';
import affordablePrice from '@/messages/calculators/tools/affordable-price.json';
import { readSources } from '@/tests/support/rules/sources';
import { textFiles, toolFiles } from '@/tests/support/rules/text-files';

/** Every text with the place it stands in, such as "ContactForm.email". */
function texts(content: unknown, place = ''): [place: string, text: string][] {
  if (typeof content === 'string') return [[place, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => texts(part, place ? `${place}.${name}` : name));
}

async function everyText(): Promise<[place: string, text: string][]> {
  const all = texts({ ...messages, pages });
  for (const file of [...textFiles, ...toolFiles]) all.push(...texts(await import(`@/${file}`), file));
  return all;
}

/** The form that the law gives; the conditions have it too. */
const ofTheLaw = new Set(texts(withdrawalInformation).map(([, text]) => text));

/** Fixed by the specification; and a letter comes by post too. */
const otherWords = [
  'ConsultationErrors.emailInvalid',
  'ConsultationErrors.emailRequired',
  'ConsultationForm.email',
  'ConsultationForm.toast.sent',
  'DeskOrders.withdraw.byMail',
  'NewsletterForm.emailRequired',
];

test('an e-mail and its address are called correo', async () => {
  const said = (await everyText())
    .filter(([, text]) => !ofTheLaw.has(text))
    .map(([place, text]): [string, string] => [place, text.replace(/\{\w+\}|<\/?\w+>|\S+@\S+|mailto:\S+/g, '')])
    .filter(([, text]) => /\be-?mails?\b|\bmails?\b|correos? electrónicos?/i.test(text))
    .map(([place]) => place);
  expect(said.toSorted().filter((place) => !otherWords.includes(place))).toEqual([]);
});

test('pages name one mailbox; the contact page has the one for information besides', () => {
  expect(site.company.privacyEmail).toBe(site.contactEmail);
  const named = readSources(['app', 'components', 'emails', 'lib'])
    .filter(({ text }) => /\binfoEmail\b/.test(text))
    .map(({ path }) => path);
  expect(named.toSorted()).toEqual(['lib/shared/site.ts', 'lib/site/contact-page.ts']);
});

test('a home that had an owner before is de segunda mano', async () => {
  expect(placeText('used', 'madrid')).toMatch(/^una casa de segunda mano /);
  expect(affordablePrice.AffordablePrice.usada).toBe(messages.Mortgage.usada);
  const used = (await everyText()).filter(([, text]) =>
    /\b(casas?|viviendas?|pisos?|hogar(es)?)( ya)? usad[ao]s?\b|\bnueva o usada\b|^usada$/i.test(text),
  );
  expect(used).toEqual([]);
});

test('no text counts the services: their list is the catalogue’s', () => {
  const said = texts({ ...messages, pages, hire }).filter(([, text]) =>
    /\b(dos|tres|cuatro|cinco|seis|siete|ocho|\d+) servicios\b/i.test(text),
  );
  expect(said).toEqual([]);
});

test('a paid hour does not read like less than what is free', () => {
  const offers = texts({ sessionBands, band: messages.SessionBand, link: messages.ServicePage.orAnHour });
  for (const [place, text] of offers) {
    expect([place, text]).toEqual([place, expect.not.stringMatching(/\bbasta|\bsolo quieres\b|\buna sola\b|suelta/i)]);
  }
  const besideFree = Object.entries(sessionBands).filter(([, { difference }]) => /gratis|gratuita/.test(difference));
  expect(besideFree.length).toBeGreaterThan(2);
  for (const [path, { difference }] of besideFree) {
    const [free, paid] = [difference.search(/gratis|gratuita/), difference.search(/[Ee]sta hora/)];
    expect([path, paid > free]).toEqual([path, true]);
  }
});

/** Places of refusals: what a call or a form answers, and what has failed. */
const REFUSED =
  /(^|\.)(Api|Validation|ConsultationErrors|ConsultationRefused|refused|faults?|failures?|errors|news)\.|[.fF]ailed$/;
const SAYS_NO = /ahora mismo no |\bno (hemos|se ha) podido/i;
/** Not a refusal: headings, whose text stands below them, a full calendar with its card, states and what is listed afterwards. */
const STANDS_BESIDE = /(heading|title|\.name|\.full)$|\.(states|answerStates|history|story|kinds)\./i;
const GOOD_NEWS = /\.news\.(confirmed|changed|cancelled|moved|chosen|invoice|kept)$/;

const STEPS = `
  abre ábrela ábrelo abrirla abrirlas aclaradlo acorta acórtala acórtalas acórtalo añade avisa borra busca
  cambia cámbialas compara completa comprueba compruébala confirma confírmala confírmalas confirmarlo copia
  cópiala cópialo corrígelo cuéntanoslo da debes déjalo elige elígelo empieza entra envía envíala envíalo
  escribe escríbela escríbele escríbelo escríbenos escribidla espera guárdalo haz intenta inténtalo invita junta
  llama llámalos llámanos marca mira míralo obligatoria obligatorias obligatorio obligatorios pide pídele pídelo
  pon ponle prueba puedes pulsa púlsalo quita quítala quítalo quítalos recarga redúcelo responde revisa revísala
  revísalo saca separa usa vuelve`;
const NEXT_STEP = new RegExp(
  `(?<!\\p{L})(${STEPS.trim().split(/\s+/).join('|')}|guarda la|sigue sin|otra vez|no hace falta)(?!\\p{L})|\\{phone\\}|<(write|call|links?)>`,
  'iu',
);

/** Fixed by the specification, letter for letter. */
const fixedRefusals = [
  'Checkout.customer.failed',
  'Checkout.payment.failed',
  'ConsultationErrors.edadInvalid',
  'ConsultationErrors.emailInvalid',
  'ConsultationForm.toast.failed',
];

test('every refusal names a next step', async () => {
  const all = await everyText();
  const refusals = all.filter(
    ([place, text]) =>
      (REFUSED.test(place) || (SAYS_NO.test(text) && !place.startsWith('lib/'))) &&
      !STANDS_BESIDE.test(place) &&
      !GOOD_NEWS.test(place),
  );
  expect(refusals.length).toBeGreaterThan(300);
  const without = refusals.filter(([place, text]) => !NEXT_STEP.test(text) && !fixedRefusals.includes(place));
  expect(without).toEqual([]);
});
