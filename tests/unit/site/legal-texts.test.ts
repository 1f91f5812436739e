import { existsSync, readFileSync } from 'node:fs';
import { UNCONFIRMED_MINUTES } from '@/lib/agenda/appointments/free/rules';
import { COOL_DOWN_MINUTES } from '@/lib/agenda/claim-allowance';
import { CHOOSE_AGAIN_MONTHS, LAST_MOVE_HOURS, MOST_MOVES } from '@/lib/orders/appointment/rules';
import { INVOICE_DAYS } from '@/lib/orders/delivery/invoice-day';
import { terms } from '@/lib/orders/texts/terms';
import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { CHECKOUT_MINUTES } from '@/lib/payments/create-checkout-session';
import { SESSION_MAX_HOURS } from '@/lib/private/session-rules';
import { appointmentPrivacy, consultationPage } from '@/lib/questions/texts/consultation';
import messages from '@/lib/shared/i18n/messages';
import { madridDate } from '@/lib/shared/madrid-time';
import {
  BACKUP_RETENTION_DAYS,
  CONSULTATION_RETENTION_MONTHS,
  CONTACT_MESSAGE_RETENTION_MONTHS,
  FIRST_CONSULTATION_RETENTION_MONTHS,
  PAID_ORDER_RETENTION_YEARS,
  REJECTED_FORM_RETENTION_MS,
  UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS,
  UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS,
  UNMATCHED_STATEMENT_RETENTION_YEARS,
  UNPAID_ORDER_RETENTION_HOURS,
} from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';
import type { LegalBlock, LegalDocument } from '@/lib/shared/texts/legal-document';
import { cookiesPolicy, storedKeys } from '@/lib/site/cookies';
import { hire } from '@/lib/site/hire';
import { legalNotice } from '@/lib/site/legal-notice';
import { privacyPolicy } from '@/lib/site/privacy-policy';
import { claims as securityClaims } from '@/lib/site/security/claims';
import { catalogue } from '@/prisma/catalogue';
import { importsOf, readSources } from '@/tests/support/rules/sources';

const documents: [string, LegalDocument][] = [
  ['politica-privacidad', privacyPolicy],
  ['aviso-legal', legalNotice],
  ['condiciones', terms],
  ['desistimiento', withdrawalInformation],
  ['cookies', cookiesPolicy],
];

/** Without the text that names what is stored. */
const code = readSources(['app', 'components', 'lib']).filter(({ path }) => path !== 'lib/site/cookies.ts');

function texts(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('form' in block) return [...block.form];
  if ('facts' in block) return block.facts.flat();
  if ('rows' in block) return block.rows.flat();
  return [...block];
}

const wholeText = (document: LegalDocument) =>
  document.sections
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(texts)])
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe.each(documents)('%s', (_, document) => {
  test('says since when it reads like this', () => {
    expect(document.version).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('is not of a day to come', () => {
    expect(document.version <= madridDate(new Date())).toBe(true);
  });

  test('has an anchor of its own for each section', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('links to pages that exist', () => {
    const links = [...wholeText(document).matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? '');
    const missing = links.filter(
      (path) =>
        !['', '/(orders)', '/(questions)', '/(agenda)', '/(letters)', '/(calculators)'].some((room) =>
          existsSync(`app/(public)/(site)${room}${path}/page.tsx`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

test('the conditions say all that one must know before paying, and the legal notice leads to them', () => {
  const ids = terms.sections.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'que-compras',
      'precio',
      'entrega',
      'cambiar',
      'desistimiento',
      'garantia',
      'reclamaciones',
    ]),
  );
  const text = wholeText(terms);
  for (const words of [
    'Modelo de formulario de desistimiento',
    '14 días naturales',
    `${site.guaranteeDays} días naturales`,
    `${site.planReportWorkingDays} si es el Plan financiero familiar`,
    site.company.legalName,
    site.officeAddress,
    'hojas de reclamaciones',
  ]) {
    expect(text).toContain(words);
  }
  expect(wholeText(legalNotice)).toContain('](/condiciones)');
});

test('the conditions give the limits of the order page, the constants of the code', () => {
  const text = wholeText(terms);
  for (const limit of [
    `hasta ${inWords(LAST_MOVE_HOURS)} horas antes de que empiece`,
    `${inWords(MOST_MOVES)} veces como mucho`,
    `${inWords(CHOOSE_AGAIN_MONTHS)} meses desde el pago para elegir otra`,
  ]) {
    expect(text).toContain(limit);
  }
});

test('the conditions contain the withdrawal information, word for word', () => {
  const section = terms.sections.find(({ id }) => id === 'desistimiento');
  expect(section?.blocks).toEqual(withdrawalInformation.sections.flatMap(({ blocks }) => blocks));
});

test('the legal notice names the withdrawal function and its place, and renounces what the law would let us keep', () => {
  const section = legalNotice.sections.find(({ id }) => id === 'desistimiento');
  const text = section?.blocks.flatMap(texts).join(' ') ?? '';
  expect(text).toContain('«Desistir del contrato aquí»');
  expect(text).toContain(`${site.url}/desistimiento`);
  expect(text).toMatch(/renunciamos, sin condiciones, a cobrar la parte proporcional/);
});

test('without a registration the legal notice claims neither credit intermediation nor insurance mediation', () => {
  const text = wholeText(legalNotice);
  expect(text).toContain('No somos intermediarios de crédito inmobiliario');
  expect(text).toContain('No somos mediadores de seguros');
  expect(text).not.toMatch(/negociarlas contigo|te ayudamos a (pedir|negociar)/i);
});

test('the conditions promise what is written by the same day as the checkout, product by product', () => {
  const text = wholeText(terms);
  expect(text).toContain(`${site.sessionReportWorkingDays} días laborables después de la cita`);
  const later = catalogue.flatMap(({ name, deliveryDays }) =>
    deliveryDays === null || deliveryDays === site.sessionReportWorkingDays ? [] : { name, deliveryDays },
  );
  expect(later).toEqual([{ name: 'Plan financiero familiar', deliveryDays: site.planReportWorkingDays }]);
  for (const { name, deliveryDays } of later) expect(text).toContain(`o ${deliveryDays} si es el ${name}`);
});

test('the conditions say that an invoice is asked for, and by when it comes', () => {
  const text = wholeText(terms);
  expect(text).toContain('La factura la pides desde tu contratación');
  expect(text).toContain(`${inWords(INVOICE_DAYS)} días como mucho`);
  expect(text).not.toMatch(/te enviamos la factura/i);
});

test('hiring page and conditions say how long the payment page keeps the hour', () => {
  for (const content of [terms, hire]) {
    const text = JSON.stringify(content).replaceAll('\u00a0', ' ');
    expect(text).toContain(`desde ahí, ${openOrderPeriod} en la página de pago`);
  }
});

test('the privacy policy names its date in what consents store', () => {
  expect(privacyPolicy.version).toBe(site.privacyPolicyVersion);
});

/** How the policy speaks of each table that keeps something of visitors and clients; null for those that keep nothing of them. */
const spokenOf: Record<string, string | null> = {
  products: null,
  deliverables: null,
  downloads: 'cuántas veces se ha descargado',
  users: 'Empiezas una compra',
  orders: 'Contratas un servicio',
  bookings: 'Si lleva cita',
  // Start and end, without a title.
  busy_events: null,
  busy_calendar: null,
  booking_moves: 'los cambios de hora',
  reminders: 'los recordatorios que te mandamos',
  withdrawals: 'el texto del desistimiento',
  refunds: 'las devoluciones',
  disputes: 'si reclamas el pago a tu banco',
  // Ids of what is named here.
  attended_occurrences: null,
  invoice_requests: 'los datos de la factura',
  stripe_events: null,
  mails: 'Te enviamos un correo',
  mail_events: 'si llegó, rebotó',
  unconfirmed_emails: 'la del dominio de tu correo',
  used_form_timestamps: 'la huella de lo que escribes',
  rate_limits: 'huella irreversible',
  contact_messages: 'formulario de contacto',
  answers: 'lo que te contestamos',
  newsletter_subscriptions: 'nuestra carta',
  letters: null,
  letter_deliveries: 'qué cartas te hemos enviado',
  consultations: 'consulta gratuita',
  consultation_files: 'archivos que adjuntes',
  consultation_file_parts: 'archivos que adjuntes',
  refused_consultations: 'se guarda cifrado una hora',
  alerts: null,
  alert_messages: null,
  alert_deliveries: null,
  sweep_runs: null,
  failures_in_a_row: null,
  daily_counts: null,
  free_hour_counts: null,
  // The people of the firm, who read it at the desk.
  staff: null,
  staff_keys: null,
  staff_invitations: null,
  desk_keys: null,
  sealed_heads: 'consulta',
  desk_printed_keys: null,
  desk_sessions: null,
  desk_wraps: null,
  ceremonies: null,
  spaces: 'Abres un espacio privado',
  space_keys: 'lo que permite comprobarlas sin poder usarlas',
  space_sessions: 'huella irreversible',
  mail_codes: 'Los códigos que te mandamos',
  mailbox_visits: 'Si miras tus datos con un código',
  mailbox_erasures: 'tu dirección hasta que lo confirma',
  space_events: 'El registro, doce meses',
  space_items: 'Tus documentos, con su nombre, cifrados',
  space_item_parts: 'Tus documentos, con su nombre, cifrados',
  desk_events: null,
  settings: null,
  local_holidays: null,
};

test('the privacy policy speaks of every table that keeps something of people', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const tables = [...schema.matchAll(/^model [\s\S]*?@@map\("(\w+)"\)/gm)].map(([, table]) => table ?? '');
  expect(tables.length).toBeGreaterThan(4);
  const policy = wholeText(privacyPolicy);
  for (const table of tables) {
    const words = spokenOf[table];
    expect(words === undefined ? `${table} is in no policy` : table).toBe(table);
    if (words) expect(policy).toContain(words);
  }
});

const NUMBERS: Record<number, string> = {
  1: 'una',
  2: 'dos',
  3: 'tres',
  5: 'cinco',
  6: 'seis',
  7: 'siete',
  10: 'diez',
  12: 'doce',
};

function inWords(number: number): string {
  const word = NUMBERS[number];
  if (!word) throw new Error(`There is no word for ${number} yet`);
  return word;
}

const consultationMonths = `${inWords(CONSULTATION_RETENTION_MONTHS)} meses`;
const messageMonths = `${inWords(CONTACT_MESSAGE_RETENTION_MONTHS)} meses`;
const subscriptionDays = `${inWords(UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS)} días`;
// A session has a minute more than Stripe's shortest.
const openOrderPeriod = CHECKOUT_MINUTES - 1 === 30 ? 'media hora' : `${CHECKOUT_MINUTES - 1} minutos`;

test.each([
  ['the privacy policy', 'a purchase without payment', privacyPolicy, `${UNPAID_ORDER_RETENTION_HOURS} horas`],
  ['the privacy policy', 'a paid order', privacyPolicy, `${inWords(PAID_ORDER_RETENTION_YEARS)} años`],
  [
    'the privacy policy',
    'a statement without an order',
    privacyPolicy,
    `${inWords(UNMATCHED_STATEMENT_RETENTION_YEARS)} años, lo que tarda en prescribir`,
  ],
  ['the privacy policy', 'a backup', privacyPolicy, `${BACKUP_RETENTION_DAYS} días`],
  ['the privacy policy', 'a consultation', privacyPolicy, consultationMonths],
  ['the privacy policy', 'a message', privacyPolicy, messageMonths],
  [
    'the privacy policy',
    'an unconfirmed first consultation',
    privacyPolicy,
    `la hora se libera a los ${UNCONFIRMED_MINUTES} minutos y tus datos se borran solos en ${UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS} horas`,
  ],
  [
    'the privacy policy',
    'a first consultation',
    privacyPolicy,
    `${inWords(FIRST_CONSULTATION_RETENTION_MONTHS)} meses desde la cita`,
  ],
  ['the privacy policy', 'a subscription', privacyPolicy, subscriptionDays],
  ['the privacy policy', 'a rejected form', privacyPolicy, `${inWords(REJECTED_FORM_RETENTION_MS / 3_600_000)} hora`],
  ['the security page', 'a consultation', securityClaims, consultationMonths],
  ['the security page', 'a subscription', securityClaims, subscriptionDays],
  ['the consultation page', 'a consultation', consultationPage, consultationMonths],
  [
    'the page of the free hour',
    'one that is not confirmed',
    appointmentPrivacy,
    `Si no la confirmas, ${UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS} horas`,
  ],
  [
    'the page of the free hour',
    'one that is',
    appointmentPrivacy,
    `${inWords(FIRST_CONSULTATION_RETENTION_MONTHS)} meses desde la cita`,
  ],
  ['the contact form', 'a message', messages.ContactSection.privacy, messageMonths],
  ['the contact page', 'a message', messages.ContactPrivacy, messageMonths],
  ['an answer', 'an hour that cools down', messages.Api.hour_cooling_down, `${inWords(COOL_DOWN_MINUTES)} minutos`],
  ['an answer', 'an open order', messages.Api.too_many_orders, openOrderPeriod],
])('%s says how long %s lasts', (_, __, content, period) => {
  const text = JSON.stringify(content).replaceAll('\u00a0', ' ').toLowerCase();
  expect(text).toContain(period.toLowerCase());
});

test('the privacy policy names every provider that the product speaks to', () => {
  const policy = wholeText(privacyPolicy);
  for (const provider of ['Stripe', 'Resend', 'Google', site.company.hostingProvider]) {
    expect(policy).toContain(provider);
  }
});

test('the cookies page names every key that the browser keeps', () => {
  const known = storedKeys.map(({ key }) => key.replace('…', ''));
  const storing = code.filter(({ text }) => /\b(session|local)Storage\b/.test(text));
  const throughTab = code.filter((source) =>
    importsOf(source).some(({ from }) => from === 'components/shared/browser/tab-storage'),
  );
  expect([storing.length > 1, throughTab.length > 5]).toEqual([true, true]);
  const written = [...storing, ...throughTab].flatMap(({ text }) =>
    [...text.matchAll(/['`]((?!mailto:)[a-z]+:(?=[a-z0-9:]*['`]|\$\{)[a-z0-9:]*)/g)].map(([, key]) => key ?? ''),
  );
  expect(written).toContain('formulario:');
  expect(written.filter((key) => !known.includes(key))).toEqual([]);
});

test('nothing but the desk and the private space sets a cookie, and nothing uses lasting storage, as the cookies page says', () => {
  const setters = code.filter(({ text }) => /document\.cookie|cookies\(\)|Set-Cookie|\blocalStorage\b/.test(text));
  const allowed = /^app\/api\/(desk|space)\//;
  expect(setters.filter(({ path }) => !allowed.test(path)).map(({ path }) => path)).toEqual([]);
  const cookies = code.flatMap(({ text }) => text.match(/__Host-\w+/g) ?? []);
  expect(cookies).toEqual(['__Host-mesa', '__Host-espacio']);
  for (const cookie of cookies) expect(wholeText(cookiesPolicy)).toContain(cookie);
  expect(wholeText(cookiesPolicy)).toContain(`${inWords(SESSION_MAX_HOURS)} horas`);
});
