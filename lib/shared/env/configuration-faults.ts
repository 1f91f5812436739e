/** Variables that are set, without surrounding blanks. */
export type Given = Readonly<Record<string, string | undefined>>;
export type Fault = { name: string; message: string };

/** Public: it signs nothing outside of development. */
export const DEVELOPMENT_SECRET = 'only-for-development-and-for-tests';

const STAND_INS = ['STRIPE_API_BASE', 'RESEND_BASE_URL', 'GOOGLE_API_BASE'];
// Shorter ones are not Stripe's, and that of the local stand-in is public.
const WEBHOOK_SECRET = /^whsec_.{16,}$/;
// Resend's have 24 bytes; that of the local stand-in is public, and shorter.
const MAIL_WEBHOOK_SECRET = /^whsec_.{32,}$/;
// Reserved by RFC 2606.
const EXAMPLE_DOMAIN = /[@./]example(\.(com|net|org))?([/>:\s]|$)/i;
// Documentation writes keys as sk_live_example or example.apps.googleusercontent.com.
const EXAMPLE_KEY = /(^|[^a-z\d])(example|ejemplo)([^a-z\d]|$)/i;
/** Addresses, keys and databases of the documentation, which production refuses. */
const NO_EXAMPLES = [
  'EMAIL_FROM',
  'STAFF_EMAIL',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'RESEND_API_KEY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
];
/** Facts whose default cannot be true. */
const FACTS = [
  'CONTACT_EMAIL',
  'INFO_EMAIL',
  'CONTACT_PHONE',
  'OFFICE_ADDRESS',
  'COMPANY_NAME',
  'COMPANY_TAX_ID',
  'COMPANY_REGISTRY',
  'HOSTING_PROVIDER',
];

/** Whether this is a key of Stripe's that moves real money. */
export function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key);
}

/** Production unless something else is said, and always beside a live Stripe key. */
export function isProduction({ APP_ENV, STRIPE_SECRET_KEY }: Given): boolean {
  return (APP_ENV?.trim() || 'production') === 'production' || isLiveKey(STRIPE_SECRET_KEY?.trim() ?? '');
}

/** Splits a comma-separated list. */
export function listItems(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((item) => item.trim());
  return [first, ...others];
}

/** What no variable says by itself: which values may stand together, and what production needs. `examples` are defaults. */
export function configurationFaults(given: Given, examples: Given): Fault[] {
  return isProduction(given) ? productionFaults(given, examples) : developmentFaults(given);
}

function developmentFaults(given: Given): Fault[] {
  const standIn = STAND_INS.some((name) => given[name] !== undefined);
  return hasPublicSecret(given) && !standIn ? [PUBLIC_SECRET] : [];
}

function productionFaults(given: Given, examples: Given): Fault[] {
  const { ALERT_WEBHOOK_URL, APP_ENV, DEMONSTRATION_PROOF_HASH, STRIPE_SECRET_KEY, TRUSTED_PROXY_HOPS } = given;
  const { STRIPE_WEBHOOK_SECRET = '', RESEND_WEBHOOK_SECRET = '' } = given;
  const checks: [bad: boolean, name: string, message: string][] = [
    [
      DEMONSTRATION_PROOF_HASH !== undefined,
      'DEMONSTRATION_PROOF_HASH',
      'must not be set: it opens the desk to all who know a key',
    ],
    [APP_ENV !== undefined && APP_ENV !== 'production', 'APP_ENV', 'must be production beside a live Stripe key'],
    [!isLiveKey(STRIPE_SECRET_KEY ?? ''), 'STRIPE_SECRET_KEY', 'must be a live key, unless APP_ENV is development'],
    [
      !listItems(STRIPE_WEBHOOK_SECRET).every((secret) => WEBHOOK_SECRET.test(secret)),
      'STRIPE_WEBHOOK_SECRET',
      "must be the endpoint's signing secret, which begins with whsec_",
    ],
    [
      !listItems(RESEND_WEBHOOK_SECRET).every((secret) => MAIL_WEBHOOK_SECRET.test(secret)),
      'RESEND_WEBHOOK_SECRET',
      "must be the webhook's signing secret, which begins with whsec_",
    ],
    [ALERT_WEBHOOK_URL?.startsWith('http:') === true, 'ALERT_WEBHOOK_URL', 'must be https'],
    [TRUSTED_PROXY_HOPS === undefined, 'TRUSTED_PROXY_HOPS', 'must be set: how many proxies are in front, 0 if none'],
  ];
  const standIns = STAND_INS.filter((name) => given[name] !== undefined);
  return [
    ...factFaults(given, examples),
    ...(hasPublicSecret(given) ? [PUBLIC_SECRET] : []),
    ...checks.filter(([bad]) => bad).map(([, name, message]) => ({ name, message })),
    ...standIns.map((name) => ({ name, message: 'must not be set: a stand-in is not for production' })),
    ...NO_EXAMPLES.filter((name) => EXAMPLE_KEY.test(given[name] ?? '')).map(exampleFault),
  ];
}

/** What the pages say of the firm, and so a build for production too. */
export function factFaults(given: Given, examples: Given): Fault[] {
  const { SITE_URL } = given;
  const noAddress = !SITE_URL?.startsWith('https://') || isReserved(SITE_URL);
  const untrue = FACTS.filter(
    (name) => given[name] === undefined || given[name] === examples[name] || isReserved(given[name]),
  );
  return [
    ...(noAddress ? [{ name: 'SITE_URL', message: 'must be your address with https' }] : []),
    ...untrue.map(exampleFault),
    ...(isReserved(given.PRIVACY_EMAIL) ? [exampleFault('PRIVACY_EMAIL')] : []),
  ];
}

function isReserved(text = ''): boolean {
  return EXAMPLE_DOMAIN.test(text);
}

function exampleFault(name: string): Fault {
  return { name, message: 'must be yours, not an example' };
}

const PUBLIC_SECRET: Fault = {
  name: 'APP_SECRET',
  message: 'must be set to at least 32 random characters: the default is public, and allowed beside a stand-in only',
};

function hasPublicSecret({ APP_SECRET }: Given): boolean {
  return APP_SECRET === undefined || listItems(APP_SECRET).includes(DEVELOPMENT_SECRET);
}
