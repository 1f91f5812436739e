import { forgetTouch, rememberOpener } from '@/components/private/desk/passkeys/desk-opener';
import { knownEpochs, openOwnEpochs } from '@/components/private/desk/passkeys/open-epochs';
import { registerSessionHandler, type UnvouchedKey } from '@/components/private/desk/session-handler';
import { checkPaper, planRotation, rotateDeskKey } from '@/components/private/desk-key/desk-key-steps';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { fromBase64, toBase64 } from '@/lib/private/sealing/base64';
import {
  type DeskWay,
  deskWay,
  epochVoucher,
  vouchesForHalf,
  vouchForEpoch,
  vouchForHalf,
  vouchForPaper,
} from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, openerOf, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { sealToken } from '@/lib/private/sealing/possession';
import { newRecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { unwrapIdentity, wrapIdentity } from '@/lib/private/sealing/wrap-identity';

let view: DeskKeyView;
let sent: Record<string, unknown>;
/** For which challenges are sealed. */
let proven: DeskWay['recipient'];
jest.mock('@/components/private/desk/desk-fetch', () => ({
  deskFetch: async (path: string, { body }: { body?: unknown } = {}) => {
    if (path === '/desk-key') return view;
    sent[path] = body;
    return { challengeId: 'x', sealed: toBase64(await sealToken('t'.repeat(22), proven)) };
  },
}));

const CREDENTIAL = 'credential';
const MOMENT = '2026-11-26T10:00:00.000Z';
const KEY = newRecoveryKey();

let marta: DeskWay;
let paper: DeskWay;
let told: UnvouchedKey[];
let goesOn: boolean;
let leave: () => void;

beforeEach(async () => {
  Object.assign(globalThis, { addEventListener: () => undefined });
  [told, sent, goesOn] = [[], {}, true];
  const judgeKey = async (given: UnvouchedKey) => told.push(given) > 0 && goesOn;
  leave = registerSessionHandler({ confirm: async () => false, judgeKey, closed: () => undefined });
  marta = await deskWay(crypto.getRandomValues(new Uint8Array(32)), 'passkey');
  paper = await deskWay(recoverySecret(KEY), 'recovery');
});
afterEach(() => {
  leave();
  forgetTouch();
});

const wrapped = async (identity: Identity, { recipient }: DeskWay) => toBase64(await wrapIdentity(identity, recipient));

const halfMacOf = async (epoch: Identity, half: Recipient) => vouchForHalf(await epochVoucher(epoch), half);

/** Two epochs, of which the first vouches for the second; Marta's passkey has vouched for those that are named. */
async function desk(...vouched: number[]): Promise<Identity[]> {
  const identities = [await newIdentity(), await newIdentity()];
  const [first, second] = identities as [Identity, Identity];
  const named = await Promise.all(
    identities.map(async (one, i) => ({ epoch: i + 1, recipient: await recipientOf(one) })),
  );
  const said = { createdAt: MOMENT, byName: 'Marta Ruiz' };
  const macOfSecond = named[1] ? await vouchForEpoch(await epochVoucher(first), named[1]) : null;
  const epochs = named.map((one) => ({ ...one, mac: one.epoch === 2 ? macOfSecond : null, ...said })).reverse();
  const wraps = (to: DeskWay, macs: number[]) =>
    Promise.all(
      named.map(async (one, i) => ({
        epoch: one.epoch,
        wrapped: await wrapped(identities[i] ?? first, to),
        mac: macs.includes(one.epoch) ? await vouchForEpoch(to.voucher, one) : null,
        halfMac:
          to === marta && macs.includes(one.epoch) ? await halfMacOf(identities[i] ?? first, to.recipient) : null,
      })),
    );
  const own = (await wraps(marta, vouched)).map((wrap) => ({
    ...wrap,
    id: `wrap-${wrap.epoch}`,
    credentialId: CREDENTIAL,
    isReplaced: false,
  }));
  const mac = await vouchForPaper(await epochVoucher(second), paper.recipient);
  const dates = { createdAt: MOMENT, checkedAt: MOMENT };
  const printed = { recipient: paper.recipient, mac, wraps: await wraps(paper, [1, 2]), ...dates };
  view = { isOpen: true, epochs, printed, earlierPapers: [], keys: [], canGive: true, own };
  proven = named[1]?.recipient ?? paper.recipient;
  return identities;
}

async function touch(): Promise<void> {
  const { identity, recipient, voucher } = marta;
  rememberOpener({ credentialId: CREDENTIAL, opener: await openerOf(identity), recipient, voucher });
}

const numbers = (epochs: readonly { epoch: number }[]) => epochs.map(({ epoch }) => epoch);

describe('what Llave calls known', () => {
  test('is nothing without a touch, and asks for none', async () => {
    await desk(1, 2);
    expect(await knownEpochs(view)).toEqual([]);
  });

  test('is what the touched passkey has opened and vouched for itself, and tells nothing else', async () => {
    await desk(1);
    await touch();
    expect(numbers(await knownEpochs(view))).toEqual([1]);
    expect([told, sent]).toEqual([[], {}]);
  });

  test('is nothing of an epoch that was exchanged with every wrap', async () => {
    await desk(1, 2);
    await touch();
    const theirs = await newIdentity();
    const recipient = await recipientOf(theirs);
    view.epochs = view.epochs.map((one) => (one.epoch === 2 ? { ...one, recipient } : one));
    const wrap = await wrapped(theirs, marta);
    view.own = view.own.map((one) => (one.epoch === 2 ? { ...one, wrapped: wrap } : one));
    expect(numbers(await knownEpochs(view))).toEqual([1]);
  });

  test('is nothing at all if the server names another recipient than is opened', async () => {
    await desk(1, 2);
    await touch();
    const recipient = await recipientOf(await newIdentity());
    view.epochs = view.epochs.map((one) => (one.epoch === 2 ? { ...one, recipient } : one));
    expect(await knownEpochs(view)).toEqual([]);
  });
});

test('an epoch that the one before alone vouches for is told once for each passkey', async () => {
  const [, second] = await desk(1);
  await touch();
  await openOwnEpochs();
  expect(told.map(({ unvouched, following }) => [numbers(unvouched), numbers(following)])).toEqual([[[], [2]]]);
  const { wraps } = sent['/desk-key/vouched'] as { wraps: { id: string }[] };
  const halfMac = second && (await halfMacOf(second, marta.recipient));
  expect(wraps).toEqual([{ id: 'wrap-2', mac: expect.any(String), halfMac }]);
  view.own = view.own.map((one) => ({ ...one, ...wraps.find(({ id }) => id === one.id) }));
  sent = {};
  await openOwnEpochs();
  expect(sent).toEqual({});
  expect(told).toHaveLength(1);
  expect(numbers(await knownEpochs(view))).toEqual([1, 2]);
});

test('nothing is vouched for by a person who does not go on', async () => {
  await desk(1);
  await touch();
  goesOn = false;
  await expect(openOwnEpochs()).rejects.toMatchObject({ code: 'desk_key_unvouched' });
  expect(sent).toEqual({});
});

test('a paper that does not open every epoch does not pass the check', async () => {
  await desk(1, 2);
  proven = paper.recipient;
  await checkPaper(KEY);
  expect(sent).toHaveProperty(['/desk-key/printed/checked']);
  sent = {};
  const rubbish = await wrapped(await newIdentity(), marta);
  const { printed } = view;
  if (!printed) throw new Error('There is a paper');
  printed.wraps = printed.wraps.map((one) => (one.epoch === 1 ? { ...one, wrapped: rubbish } : one));
  await expect(checkPaper(KEY)).rejects.toMatchObject({ code: 'paper_incomplete' });
  expect(sent).toEqual({});
});

describe('the next key', () => {
  /** Rows of passkeys as the database names them. */
  const rowOf = (id: string, half: Recipient, halfMac: string | null) => {
    const shown = { id, credentialId: id, label: 'Portátil', personId: id, personName: id, prf: true };
    return { ...shown, recipient: half, epochs: [1, 2], proved: [1, 2], halfMac };
  };
  const halves = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => recipientOf(await newIdentity())));

  test('is wrapped for the touched passkey and for halves that the last one vouches for; whatever else is stored waits', async () => {
    const [first, second] = (await desk(1, 2)) as [Identity, Identity];
    const [luis, eva, theirs] = (await halves(3)) as [Recipient, Recipient, Recipient];
    view.keys = [
      { ...rowOf('marta', marta.recipient, null), credentialId: CREDENTIAL },
      rowOf('luis', luis, await halfMacOf(second, luis)),
      rowOf('from before', eva, null),
      rowOf('of the epoch before', theirs, await halfMacOf(first, theirs)),
      rowOf('of another half', theirs, await halfMacOf(second, luis)),
      rowOf('of a paper', theirs, await vouchForPaper(await epochVoucher(second), theirs)),
      { ...rowOf('not touched yet', theirs, null), recipient: null },
    ];
    await touch();
    const plan = await planRotation();
    const ids = (keys: { id: string }[]) => keys.map(({ id }) => id);
    expect(ids(plan.opens)).toEqual(['marta', 'luis']);
    expect(ids(plan.waits)).toEqual(['from before', 'of the epoch before', 'of another half', 'of a paper']);
    expect(sent).toEqual({});

    await rotateDeskKey(plan);
    const { wraps } = sent['/desk-key/epochs'] as { wraps: Record<'keyId' | 'wrapped' | 'halfMac', string>[] };
    expect(wraps.map(({ keyId }) => keyId)).toEqual(['marta', 'luis']);
    const opened = await unwrapIdentity(fromBase64(wraps[0]?.wrapped ?? ''), marta.identity);
    if (!opened.ok) throw new Error('Nobody opens the next key');
    const next = await epochVoucher(opened.identity);
    expect(await vouchesForHalf(next, wraps[0]?.halfMac ?? null, marta.recipient)).toBe(true);
    expect(await vouchesForHalf(next, wraps[1]?.halfMac ?? null, luis)).toBe(true);
  });

  test('is not made for others than were shown', async () => {
    const [, second] = (await desk(1, 2)) as [Identity, Identity];
    const [luis, theirs] = (await halves(2)) as [Recipient, Recipient];
    const own = { ...rowOf('marta', marta.recipient, null), credentialId: CREDENTIAL };
    view.keys = [own, rowOf('luis', luis, await halfMacOf(second, luis))];
    await touch();
    const plan = await planRotation();
    view.keys = [own, rowOf('luis', theirs, await halfMacOf(second, luis))];
    await expect(rotateDeskKey(plan)).rejects.toMatchObject({ code: 'desk_key_other' });
    expect(sent).toEqual({});
  });
});
