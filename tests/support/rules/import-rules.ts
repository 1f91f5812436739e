import { importsOf, type Source } from './sources';

/** The layers of lib, lowest first. A module may import from its own folder and from lower layers. */
const FOUNDATION = [
  'env',
  'person',
  'site',
  'money',
  'appointment-mode',
  'business',
  'result',
  'on-the-wire',
  'madrid-time',
  'retention',
  'condition',
  'log',
  'i18n',
  'generated',
  'permanent-failure',
  'calculators',
  'sealing',
  'json-guards',
];
/** Built on several modules of the foundation. Every layer above them may import them, and so may e-mails. */
const RULES = ['working-days', 'search-words'];
const SERVICES = [
  'db',
  'payments',
  'email',
  'calendar',
  'jobs',
  'security',
  'desk-log',
  'settings',
  'desk-key',
  'uploads',
];
/** Above the services, so that they may use them: the server's own process, in whose thread domains run work, and the private spaces, into which domains put things. */
const PROCESS = ['server-process', 'space'];

/** What a component may run in a browser, besides the schemas of every domain. Types may come from anywhere in lib. */
const BROWSER_SAFE = [
  /^lib\/(money|site|result|madrid-time|appointment-mode|json-guards)$/,
  /^lib\/(business|i18n|content|calculators|seo|sealing)\//,
  /^lib\/[^/]+\/schema$/,
  /^lib\/desk-log\/(desk-event-kinds|kind-text-key|subject-text)$/,
  /^lib\/security\/device-name$/,
  /^lib\/catalog\/(price|is-download|published-sessions)$/,
  /^lib\/person\/(limits|corrected-email|first-name|telephone-link|unbroken-telephone)$/,
  /^lib\/orders\/(invoice\/limits|desk\/account-periods)$/,
  /^lib\/numbers\/(period|answer-time-line)$/,
  /^lib\/scheduling\/(opening-hours|booking-window|booking-notes)$/,
  /^lib\/answers\/consultation-contents$/,
  /^lib\/uploads\/(file-types|time-limits|judging\/hand-out|judging\/worker\/in-worker)$/,
  /^lib\/space\/items\/(item-form|item-head|item-limits)$/,
  /^lib\/consultations\/(file-rules|payload|questions|form-anchor|sealed\/[^/]+)$/,
];

/** Who alone may speak to whom. */
const VENDORS: [vendor: RegExp, home: RegExp][] = [
  [/^stripe$/, /^lib\/payments\//],
  [/^resend$/, /^lib\/email\//],
  [/^(@googleapis\/|google-auth-library$)/, /^lib\/calendar\//],
  [/^(@prisma\/|prisma$)/, /^lib\/(db\.ts$|generated\/)/],
  [/^@simplewebauthn\/server$/, /^lib\/security\/passkeys\//],
  [/^(graphile-worker|pg)$/, /^lib\/(db\.ts$|jobs\/|security\/)/],
];

/** As above, for what runs in browsers too. */
const SEALING_VENDORS: [vendor: RegExp, home: RegExp][] = [
  [/^(age-encryption|@noble\/.*|@scure\/.*)$/, /^lib\/sealing\//],
  [/^comlink$/, /^lib\/(sealing|uploads\/judging)\/worker\//],
];

/** They import every domain, and are imported by programs and by the start of a server only. */
const COMPOSITION_ROOT = /^(task-list|watch-list)(\.ts)?$/;
const PAGE = /^app\/.*\b(page|layout|loading|error|not-found)\.tsx$/;
const PAGES_AVOID = /^(lib\/db|zod|stripe|resend|pg)$/;
const CONSTITUENTS = /^(app|components|lib|emails|messages|prisma|sandbox|scripts|tests)(\/|$)/;

/** What runs through several domains. */
const STORIES = ['orders', 'first-consultation'];
/** What the desk, and the owner of a space, read across all of them. */
const ACROSS = ['desk', 'numbers', 'own-data'];

function libFolder(path: string): string {
  return path.split('/')[1]?.replace(/\.tsx?$/, '') ?? '';
}

function layer(folder: string): number {
  // The foundation's own order counts too.
  if (FOUNDATION.includes(folder)) return FOUNDATION.indexOf(folder) / FOUNDATION.length;
  if (RULES.includes(folder)) return 1;
  if (SERVICES.includes(folder)) return 2;
  if (PROCESS.includes(folder)) return 3;
  if (ACROSS.includes(folder)) return 6;
  return STORIES.includes(folder) ? 5 : 4;
}

function allowedInLib(path: string, from: string): boolean {
  const importer = libFolder(path);
  if (from.startsWith('messages/')) return importer === 'i18n';
  if (from.startsWith('emails/')) return layer(importer) >= 3;
  if (from === 'prisma/catalogue') return importer === 'catalog';
  if (!from.startsWith('lib/')) return false;
  const imported = libFolder(from);
  const onlyTheDatabase = imported === 'db' && layer(importer) === 2;
  // What is changed at the desk leaves its line in the same transaction.
  const onlyTheDeskLog = imported === 'desk-log' && ['settings', 'desk-key'].includes(importer);
  // And only while the session of its author is open.
  const onlyTheSession = from === 'lib/private/lock-session' && ['desk-log', 'desk-key'].includes(importer);
  // What others have to do about it is told by a job of the same transaction.
  const onlyTheQueue = from === 'lib/server/jobs/enqueue' && importer === 'desk-key';
  // Who changes the desk's key answers a challenge, of which the server keeps a hash.
  const onlyTheChallenge =
    ['lib/private/passkeys/ceremony', 'lib/server/security/token', 'lib/server/security/token-schema'].includes(from) &&
    importer === 'desk-key';
  return (
    imported === importer ||
    layer(imported) < layer(importer) ||
    onlyTheDatabase ||
    onlyTheDeskLog ||
    onlyTheSession ||
    onlyTheQueue ||
    onlyTheChallenge ||
    imported === 'env'
  );
}

function allowed(path: string, from: string, typeOnly: boolean): boolean {
  if (COMPOSITION_ROOT.test(path)) return true;
  if (COMPOSITION_ROOT.test(from)) return false;
  if (!CONSTITUENTS.test(from)) return true;
  const [area] = path.split('/');
  if (area === 'app') return /^(app|components|lib|messages)\//.test(from);
  if (area === 'components') {
    return (
      from.startsWith('components/') ||
      // The texts of a tool come with its code, and so do those of a room of the space and of its warning of an old key, of what space and
      // desk share, of the copy of a consultation, and of a form that has no server any more.
      (from.startsWith('messages/tools/') &&
        /^components\/(calculators|consultation\/copy|forms|private|space\/(frame|keys|own-data|visit|consultations|purchases))\//.test(
          path,
        )) ||
      (from.startsWith('lib/') && (typeOnly || BROWSER_SAFE.some((safe) => safe.test(from))))
    );
  }
  if (area === 'emails') {
    return from.startsWith('emails/') || (from.startsWith('lib/') && (typeOnly || layer(libFolder(from)) <= 1));
  }
  return allowedInLib(path, from) || (typeOnly && from.startsWith('lib/') && layer(libFolder(from)) < 5);
}

function ownVendor(path: string, from: string): boolean {
  return [...VENDORS, ...SEALING_VENDORS].every(([vendor, home]) => !vendor.test(from) || home.test(path));
}

function isServerOnly({ path, text }: Source): boolean {
  const reaches = importsOf({ path, text }).some(
    ({ from, typeOnly }) => !typeOnly && (from === 'lib/server/db' || VENDORS.some(([vendor]) => vendor.test(from))),
  );
  return !path.startsWith('lib/') || !reaches || /^import 'server-only';/.test(text);
}

/** Every breach of the layout's import table in these sources, as sentences. */
export function importFaults(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    const faults = importsOf(source).flatMap(({ from, typeOnly }) => {
      if (!allowed(path, from, typeOnly)) return [`${path} must not import ${from}`];
      if (!typeOnly && !ownVendor(path, from)) return [`${path} must not speak to ${from} itself`];
      if (!typeOnly && PAGE.test(path) && PAGES_AVOID.test(from))
        return [`${path} is a page and must not import ${from}`];
      return [];
    });
    return isServerOnly(source) ? faults : [...faults, `${path} must begin with import 'server-only'`];
  });
}

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|types|index)\.(ts|tsx|mjs)$/;

export function nameFaults(sources: Source[]): string[] {
  return sources.filter(({ path }) => VAGUE.test(path)).map(({ path }) => `${path} has a name that says nothing`);
}

/** Configuration is parsed once: no other module reads the environment. */
export function environmentFaults(sources: Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        path !== 'lib/shared/env.ts' &&
        /\bprocess\.env\b/.test(text.replace(/process\.env\.(NEXT_RUNTIME|NODE_ENV)\b/g, '')),
    )
    .map(({ path }) => `${path} must read lib/shared/env.ts, not process.env`);
}

/** A folder inside a room belongs to it. */
const CHECKOUT = /^components\/checkout\/(?:(?<room>[^/]+)\/)?(?:[^/]+\/)*[^/]+$/;

/** The rooms of components/orders/checkout that each room may import. The files above the rooms may import all of them. */
const CHECKOUT_ROOMS: Record<string, readonly string[]> = {
  state: [],
  shared: ['state'],
  customer: ['state', 'shared'],
  booking: ['state', 'shared'],
  payment: ['state', 'shared'],
  outcome: ['state', 'shared'],
};

/** Every import of components/orders/checkout that goes to a room that it must not know, types included, as sentences. */
export function checkoutRoomFaults(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const room = CHECKOUT.exec(source.path)?.groups?.room;
    if (room === undefined) return [];
    const known = CHECKOUT_ROOMS[room];
    if (!known) return [`${source.path} is in a room without a rule`];
    return importsOf(source).flatMap(({ from }) => {
      const target = CHECKOUT.exec(from);
      if (!target) return [];
      const imported = target.groups?.room;
      const isAllowed = imported !== undefined && (imported === room || known.includes(imported));
      return isAllowed ? [] : [`${source.path} must not import ${from}`];
    });
  });
}
