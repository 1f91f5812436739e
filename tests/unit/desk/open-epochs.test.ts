import { forgetTouch, rememberOpener } from '@/components/private/desk/passkeys/desk-opener';
import { knownEpochs, openOwnEpochs } from '@/components/private/desk/passkeys/open-epochs';
import { registerSessionHandler, type UnvouchedKey } from '@/components/private/desk/session-handler';
import { checkPaper } from '@/components/private/desk-key/desk-key-steps';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { toBase64 } from '@/lib/private/sealing/base64';
import { type DeskWay, deskWay, epochVoucher, vouchForEpoch, vouchForPaper } from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, openerOf, recipientOf } from '@/lib/private/sealing/identity';
import { sealToken } from '@/lib/private/sealing/possession';
import { newRecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';

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
  await desk(1);
  await touch();
  await openOwnEpochs();
  expect(told.map(({ unvouched, following }) => [numbers(unvouched), numbers(following)])).toEqual([[[], [2]]]);
  const { wraps } = sent['/desk-key/vouched'] as { wraps: { id: string; mac: string }[] };
  expect(wraps.map(({ id }) => id)).toEqual(['wrap-2']);
  view.own = view.own.map((one) => ({ ...one, mac: wraps.find(({ id }) => id === one.id)?.mac ?? one.mac }));
  await openOwnEpochs();
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
