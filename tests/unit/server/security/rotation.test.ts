import { configureServer } from '@/tests/support/stack/server-environment';

const FORMER = 'former'.repeat(6);
const CURRENT = 'current'.repeat(6);
const now = new Date('2026-03-02T10:00:00Z');
const later = new Date('2026-03-02T10:05:00Z');
const fileId = '0199a8a0-0000-7000-8000-000000000001';
const seed = 'AAAAAAAAAAAAAAAAAAAAAA';

/** The modules of a server that was started with these secrets. */
async function serverWith(APP_SECRET: string) {
  jest.resetModules();
  process.env.APP_SECRET = APP_SECRET;
  return {
    hashes: await import('@/lib/server/security/keyed-hash'),
    timestamps: await import('@/lib/server/security/form-timestamp'),
    links: await import('@/lib/server/security/signed-link'),
    newsletter: await import('@/lib/letters/subscription/tokens'),
  };
}

type Server = Awaited<ReturnType<typeof serverWith>>;

beforeAll(configureServer);

function isGood({ links }: Server, link: string): boolean {
  return links.open('consultation-files', link, { now: later }) === fileId;
}

/** All that a server hands out under its first secret. */
function handOut({ hashes, timestamps, links, newsletter }: Server) {
  const tokens = newsletter.newTokensOf(seed);
  return {
    timestamp: timestamps.issueFormTimestamp('again', now),
    link: links.sign('consultation-files', fileId, { until: new Date('2026-04-01T00:00:00Z') }),
    fingerprint: hashes.keyedHash('contact-fingerprint', 'Hola'),
    tokens,
    row: { seed, ...newsletter.tokenHashesOf(tokens) },
  };
}

type HandedOut = ReturnType<typeof handOut>;

function accepted(server: Server, { timestamp, link, fingerprint, tokens, row }: HandedOut) {
  return {
    timestamp: server.timestamps.readFormTimestamp(timestamp, later).kind === 'again',
    link: isGood(server, link),
    fingerprint: server.hashes.keyedHashes('contact-fingerprint', 'Hola').includes(fingerprint),
    newsletter: JSON.stringify(server.newsletter.tokensOf(row)) === JSON.stringify(tokens),
  };
}

const ALL = { timestamp: true, link: true, fingerprint: true, newsletter: true };
const NONE = { timestamp: false, link: false, fingerprint: false, newsletter: false };

test('what the former secret made stays good while it stands in the list, and no longer', async () => {
  const former = handOut(await serverWith(FORMER));
  expect(accepted(await serverWith(`${CURRENT},${FORMER}`), former)).toEqual(ALL);
  expect(accepted(await serverWith(CURRENT), former)).toEqual(NONE);
});

test('a secret that stands second makes nothing yet, and verifies what the others make with it already', async () => {
  const announced = await serverWith(`${FORMER},${CURRENT}`);
  expect(handOut(announced).link).toBe(handOut(await serverWith(FORMER)).link);
  const current = handOut(await serverWith(`${CURRENT},${FORMER}`));
  expect(accepted(await serverWith(`${FORMER},${CURRENT}`), current)).toEqual(ALL);
});
