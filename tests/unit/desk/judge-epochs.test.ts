import { judgeEpochs, type OpenedWrap } from '@/components/private/desk/passkeys/judge-epochs';
import {
  type DeskWay,
  deskWay,
  epochVoucher,
  vouchForEpoch,
  vouchForHalf,
  vouchForPaper,
} from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';

type View = Parameters<typeof judgeEpochs>[0];

/** As the server has it for one passkey, which has vouched for all of it. */
type Desk = { marta: DeskWay; identities: Identity[]; view: View; opened: OpenedWrap[] };

const secret = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => first + index);

const wrapOf = async (
  epoch: number,
  identity: Identity,
  mac: string | null,
  half?: Recipient,
): Promise<OpenedWrap> => ({
  id: `wrap-${epoch}`,
  epoch,
  identity,
  recipient: await recipientOf(identity),
  mac,
  halfMac: half ? await vouchForHalf(await epochVoucher(identity), half) : null,
  isReplaced: false,
});

async function desk(count: number): Promise<Desk> {
  const [marta, paper] = [await deskWay(secret(1), 'passkey'), await deskWay(secret(99), 'recovery')];
  const identities = await Promise.all(Array.from({ length: count }, newIdentity));
  const epochs: View['epochs'] = [];
  const opened: OpenedWrap[] = [];
  for (const [index, identity] of identities.entries()) {
    const named = { epoch: index + 1, recipient: await recipientOf(identity) };
    const before = identities[index - 1];
    const mac = before ? await vouchForEpoch(await epochVoucher(before), named) : null;
    epochs.unshift({ ...named, mac, createdAt: '2026-11-26T10:00:00.000Z', byName: 'Marta Ruiz' });
    opened.push(await wrapOf(named.epoch, identity, await vouchForEpoch(marta.voucher, named), marta.recipient));
  }
  const last = identities.at(-1);
  if (!last) throw new Error('A desk has an epoch');
  const mac = await vouchForPaper(await epochVoucher(last), paper.recipient);
  const moment = '2026-11-26T10:00:00.000Z';
  const printed = { recipient: paper.recipient, mac, createdAt: moment, checkedAt: moment, wraps: [] };
  return { marta, identities, view: { epochs, printed }, opened };
}

async function told({ marta, view, opened }: Desk) {
  const judged = await judgeEpochs(view, opened, marta);
  if (!judged.ok) return judged.reason;
  const { known, following, unvouched, isPaperVouched, toVouch } = judged;
  const numbers = (epochs: { epoch: number }[]) => epochs.map(({ epoch }) => epoch);
  return {
    known: numbers(known),
    following: numbers(following),
    unvouched: numbers(unvouched),
    isPaperVouched,
    toVouch: numbers(toVouch),
  };
}

const NOTHING = { following: [], unvouched: [], isPaperVouched: true, toVouch: [] };

const without = (wraps: readonly OpenedWrap[], ...epochs: number[]) =>
  wraps.map((wrap) => (epochs.includes(wrap.epoch) ? { ...wrap, mac: null } : wrap));

/** Who writes to the database has put an identity of their own in the place of an epoch, for all who open it. */
async function exchanged(to: Desk, epoch: number, mac: (own: Identity) => Promise<string | null>): Promise<Desk> {
  const own = await newIdentity();
  const recipient = await recipientOf(own);
  const epochs = to.view.epochs.map((one) => (one.epoch === epoch ? { ...one, recipient } : one));
  const wrap = await wrapOf(epoch, own, await mac(own));
  return { ...to, view: { ...to.view, epochs }, opened: to.opened.map((one) => (one.epoch === epoch ? wrap : one)) };
}

test('nothing is told of epochs that this passkey has vouched for', async () => {
  expect(await told(await desk(1))).toEqual({ ...NOTHING, known: [1] });
  expect(await told(await desk(3))).toEqual({ ...NOTHING, known: [1, 2, 3] });
});

test('a new epoch that the one before vouches for is told as a new one, is not known yet, and is vouched for next', async () => {
  const given = await desk(3);
  const rotated = { ...NOTHING, known: [1, 2], following: [3], toVouch: [3] };
  expect(await told({ ...given, opened: without(given.opened, 3) })).toEqual(rotated);
  const twice = { ...NOTHING, known: [1], following: [2, 3], toVouch: [2, 3] };
  expect(await told({ ...given, opened: without(given.opened, 2, 3) })).toEqual(twice);
});

test('an epoch that a person who has left exchanges, with the MAC of the one that they opened, is told', async () => {
  const given = await desk(2);
  const [former] = given.identities;
  if (!former) throw new Error('There is an epoch');
  const own = await newIdentity();
  const recipient = await recipientOf(own);
  const mac = await vouchForEpoch(await epochVoucher(former), { epoch: 2, recipient });
  const epochs = given.view.epochs.map((one) => (one.epoch === 2 ? { ...one, recipient, mac } : one));
  const paper = await recipientOf(await newIdentity());
  const printed = given.view.printed && {
    ...given.view.printed,
    recipient: paper,
    mac: await vouchForPaper(await epochVoucher(own), paper),
  };
  const [first, second] = given.opened;
  if (!first || !second) throw new Error('There are two wraps');
  const wrap = { ...(await wrapOf(2, own, null)), id: 'theirs' };
  const found = { ...given, view: { epochs, printed }, opened: [first, wrap] };
  expect(await told(found)).toEqual({ ...NOTHING, known: [1], following: [2], toVouch: [2] });
  // What this passkey had called by that number is still there: no change of the key explains it.
  const kept = { ...second, isReplaced: true };
  expect(await told({ ...found, opened: [first, wrap, kept] })).toMatchObject({ following: [], unvouched: [2] });
});

test('a wrap that a colleague makes anew of a known epoch is not told', async () => {
  const given = await desk(1);
  const [own] = given.opened;
  if (!own) throw new Error('There is an epoch');
  const opened = [
    { ...own, id: 'anew', mac: null },
    { ...own, isReplaced: true },
  ];
  expect(await told({ ...given, opened })).toEqual({ ...NOTHING, known: [1], toVouch: [1] });
});

test('a passkey that opens it for the first time is told of every epoch', async () => {
  const given = await desk(2);
  expect(await told({ ...given, opened: without(given.opened, 1, 2) })).toEqual({
    ...NOTHING,
    known: [],
    unvouched: [1, 2],
    toVouch: [1, 2],
  });
});

test.each<[string, (own: Identity, desk: Desk) => Promise<string | null>]>([
  ['no MAC', async () => null],
  ['rubbish', async () => 'é'.repeat(43)],
  ['the MAC that was there', async (_, { opened }) => opened[1]?.mac ?? null],
  ['the MAC of the epoch before', async (_, { opened }) => opened[0]?.mac ?? null],
  [
    'a MAC of another passkey',
    async (own) =>
      vouchForEpoch((await deskWay(secret(2), 'passkey')).voucher, { epoch: 2, recipient: await recipientOf(own) }),
  ],
  [
    'a MAC under their own epoch',
    async (own) => vouchForEpoch(await epochVoucher(own), { epoch: 2, recipient: await recipientOf(own) }),
  ],
])('the last epoch in whose place another stands with %s is told, and the paper with it', async (_, mac) => {
  const given = await desk(2);
  const found = await exchanged(given, 2, (own) => mac(own, given));
  expect(await told(found)).toEqual({
    known: [1],
    following: [],
    unvouched: [2],
    isPaperVouched: false,
    toVouch: [2],
  });
});

test('an epoch of others is told, whether it was wrapped for this passkey or not', async () => {
  const given = await desk(1);
  const own = await newIdentity();
  const recipient = await recipientOf(own);
  const [first] = given.view.epochs;
  if (!first) throw new Error('There is an epoch');
  const epochs = [
    { ...first, epoch: 2, recipient, mac: await vouchForEpoch(await epochVoucher(own), { epoch: 2, recipient }) },
    first,
  ];
  const added = { ...given, view: { ...given.view, epochs } };
  expect(await told(added)).toMatchObject({ unvouched: [2] });
  expect(await told({ ...added, opened: [...given.opened, await wrapOf(2, own, null)] })).toMatchObject({
    unvouched: [2],
    toVouch: [2],
  });
});

test('an earlier epoch in the place of a later one is told', async () => {
  const given = await desk(2);
  const [first] = given.opened;
  if (!first) throw new Error('There is an epoch');
  const epochs = given.view.epochs.map((one) => ({ ...one, recipient: first.recipient as string }));
  const opened = [first, { ...first, id: 'wrap-2', epoch: 2 }];
  expect(await told({ ...given, view: { ...given.view, epochs }, opened })).toMatchObject({ unvouched: [2] });
});

test('a recipient that the server names alone is refused', async () => {
  const given = await desk(2);
  const recipient = await recipientOf(await newIdentity());
  const epochs = given.view.epochs.map((one) => (one.epoch === 2 ? { ...one, recipient } : one));
  expect(await told({ ...given, view: { ...given.view, epochs } })).toBe('exchanged');
});

test('what was replaced is used where what took its place is of something else, and comes back', async () => {
  const given = await desk(1);
  const [own] = given.opened;
  if (!own) throw new Error('There is an epoch');
  const rubbish = await wrapOf(1, await newIdentity(), null);
  const opened = [
    { ...rubbish, id: 'rubbish' },
    { ...own, isReplaced: true },
  ];
  const judged = await judgeEpochs(given.view, opened, given.marta);
  expect(judged).toMatchObject({ ok: true, unvouched: [], toVouch: [{ id: own.id }] });
});

test('an epoch that says nothing of this passkey, or vouches for another half, is to vouch for it, and nobody is asked', async () => {
  const given = await desk(2);
  const [, second] = given.opened;
  if (!second) throw new Error('There are two wraps');
  const ofAnother = await wrapOf(2, second.identity, second.mac, await recipientOf(await newIdentity()));
  for (const { halfMac } of [ofAnother, { halfMac: null }, given.opened[0] ?? ofAnother]) {
    const opened = given.opened.map((one) => (one === second ? { ...one, halfMac } : one));
    expect(await told({ ...given, opened })).toEqual({ ...NOTHING, known: [1, 2], toVouch: [2] });
  }
});

test('another paper than the last epoch vouches for is told', async () => {
  const given = await desk(2);
  const { printed } = given.view;
  if (!printed) throw new Error('There is a paper');
  const other: Recipient = await recipientOf(await newIdentity());
  const [former] = given.identities;
  if (!former) throw new Error('There is an epoch');
  const macs = [printed.mac, null, await vouchForPaper(await epochVoucher(former), other)];
  for (const mac of macs) {
    const view = { ...given.view, printed: { ...printed, recipient: other, mac } };
    expect(await told({ ...given, view })).toEqual({ ...NOTHING, known: [1, 2], isPaperVouched: false });
  }
});
