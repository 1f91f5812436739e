import { toBase64 } from '@/lib/private/sealing/base64';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { boundLabel, type Way } from '@/lib/private/sealing/realm';
import { isMacOf, macOf } from '@/lib/private/sealing/recipient-mac';
import { type SpaceWay, type SpaceWrap, spaceWay, unwrapSpace, wrapSpace } from '@/lib/private/sealing/space-way';
import type { Stretching } from '@/lib/private/sealing/stretch-phrase';
import { newStretching } from '@/lib/private/sealing/stretch-phrase';
import { isWithinLimits } from '@/lib/private/sealing/stretching-limits';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const WAYS: Way[] = ['passkey', 'phrase', 'recovery'];

async function wrapped(space: Identity, way: SpaceWay): Promise<SpaceWrap> {
  const wrap = await wrapSpace(space, way);
  if (!wrap) throw new Error('What was wrapped does not open');
  return wrap;
}

/** As anyone can who has read a public half. */
const made = async (identity: Identity, publicHalf: Recipient) => toBase64(await wrapIdentity(identity, publicHalf));

describe.each(WAYS)('a %s', (kind) => {
  test('opens what was wrapped for it, and its MAC vouches for that', async () => {
    const [space, way] = [await newIdentity(), await spaceWay(SECRET, kind)];
    const wrap = await wrapped(space, way);
    const opened = { ok: true, identity: space, recipient: await recipientOf(space), isVouched: true };
    expect(await unwrapSpace(way, wrap)).toEqual(opened);
    expect(way.macKey.extractable).toBe(false);
  });

  test('refuses another identity for its public half, with any MAC or none', async () => {
    const [space, other, way] = [await newIdentity(), await newIdentity(), await spaceWay(SECRET, kind)];
    const { mac, recipient } = await wrapped(space, way);
    const stranger = await spaceWay(
      SECRET.map((byte) => byte ^ 1),
      kind,
    );
    const label = boundLabel(kind, 'sello');
    const foreign = await macOf(stranger.macKey, { label, recipient: await recipientOf(other) });
    const exchanged = await made(other, recipient);
    for (const given of [mac, null, '', foreign, mac.slice(1), 'é'.repeat(43)]) {
      expect(await unwrapSpace(way, { wrapped: exchanged, mac: given })).toEqual({ ok: false, reason: 'exchanged' });
    }
  });

  test('opens a wrap from before as one that nothing vouches for, whatever stands beside it', async () => {
    const [space, way] = [await newIdentity(), await spaceWay(SECRET, kind)];
    const { mac } = await wrapped(space, way);
    const former = await made(space, await recipientOf(way.former));
    for (const given of [null, mac]) {
      expect(await unwrapSpace(way, { wrapped: former, mac: given })).toMatchObject({
        identity: space,
        isVouched: false,
      });
    }
  });

  test('does not open what is another way’s, nor take its MAC', async () => {
    const space = await newIdentity();
    const way = await spaceWay(SECRET, kind);
    for (const other of WAYS.filter((one) => one !== kind)) {
      const theirs = await wrapped(space, await spaceWay(SECRET, other));
      expect(await unwrapSpace(way, theirs)).toEqual({ ok: false, reason: 'wrong-key' });
      const own = await wrapped(space, way);
      expect(await unwrapSpace(way, { ...own, mac: theirs.mac })).toEqual({ ok: false, reason: 'exchanged' });
    }
  });
});

test('a MAC is of one recipient and one way', async () => {
  const { macKey } = await spaceWay(SECRET, 'phrase');
  const [recipient, other] = [await recipientOf(await newIdentity()), await recipientOf(await newIdentity())];
  const label = boundLabel('phrase', 'sello');
  const mac = await macOf(macKey, { label, recipient });
  expect(await isMacOf(macKey, mac, { label, recipient })).toBe(true);
  expect(await isMacOf(macKey, mac, { label, recipient: other })).toBe(false);
  expect(await isMacOf(macKey, mac, { label: boundLabel('recovery', 'sello'), recipient })).toBe(false);
});

test('a stretching is taken only within what is safe and what a browser can do', () => {
  const fit = newStretching();
  expect(isWithinLimits(fit)).toBe(true);
  expect(isWithinLimits({ ...fit, memoryKiB: 1024 * 1024, passes: 50 })).toBe(true);
  const unfit: Partial<Record<keyof Stretching, unknown>>[] = [
    { memoryKiB: 19 * 1024 - 1 },
    { memoryKiB: 1024 * 1024 + 1 },
    { memoryKiB: 20_000.5 },
    { memoryKiB: '19456' },
    { passes: 1 },
    { passes: 51 },
    { passes: Number.NaN },
    { salt: '' },
    { kind: 'argon2d' },
  ];
  for (const part of unfit) expect([part, isWithinLimits({ ...fit, ...part } as Stretching)]).toEqual([part, false]);
});
