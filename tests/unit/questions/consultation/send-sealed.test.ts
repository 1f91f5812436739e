import { sendSealed } from '@/components/questions/consultation/sealing/send-sealed';
import type { SealingKeys } from '@/components/questions/consultation/sealing/use-sealing-key';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { emptyConsultation } from '@/lib/questions/consultations/questions';
import type { Consultation } from '@/lib/questions/consultations/schema';

const sent: FormData[] = [];
const answers: unknown[] = [];
jest.mock('@/components/questions/consultation/send-consultation', () => ({
  sendConsultation: async (data: FormData) => {
    sent.push(data);
    return answers.shift();
  },
}));
const sealedFor: string[] = [];
let canSeal = true;
let canLoad = true;
jest.mock('@/components/shared/browser/load-code', () => ({
  loadCode: async (load: () => Promise<unknown>) => {
    if (!canLoad) throw new Error('no code');
    return load();
  },
}));
jest.mock('@/components/questions/consultation/sealing/seal-form', () => ({
  sealForm: async (_consultation: unknown, _files: unknown, recipient: string) => {
    if (!canSeal) throw new Error('no worker');
    sealedFor.push(recipient);
    return [new Uint8Array([1, 2, 3])];
  },
}));

beforeEach(() => {
  for (const list of [sent, answers, sealedFor]) list.length = 0;
  canSeal = true;
  canLoad = true;
  jest.useRealTimers();
});

const form = {
  answers: { ...emptyConsultation, nombre: 'Zarzamora' },
  files: [],
  timestamp: 't',
  honeypot: '',
  replyVia: 'mail' as const,
  replyTo: null,
  hourKey: 'H',
};
const valid = { email: 'a@example.com', firstName: 'Zarzamora' } as Consultation;
const key = (epoch: number) => ({ epoch, recipient: `age1${epoch}`, fingerprint: 'F' }) as DeskKeyAnswer;
const taken = { kind: 'sent', booking: null };
const changed = { kind: 'rejected', code: 'desk_key_changed', message: 'Cambiada' };

function keys(...given: (DeskKeyAnswer | null | Error)[]): SealingKeys {
  const [first] = given;
  let held = given.shift();
  const settled = async () => {
    if (held instanceof Error) throw held;
    return held ?? null;
  };
  return {
    isPromised: Boolean(first) && !(first instanceof Error),
    settled,
    renew: () => {
      held = given.shift();
      return settled();
    },
  };
}

/** Of a page that says that consultations are sealed. */
const promised = (...given: Parameters<typeof keys>): SealingKeys => ({ ...keys(...given), isPromised: true });

const said = (data: FormData | undefined) => JSON.stringify([...(data ?? new FormData())]);
const run = (held: SealingKeys, checked: Consultation | null = valid) =>
  sendSealed({ form, valid: checked, keys: held, onProgress: () => undefined });

test('with a key only what is sealed is sent, and around it what the server must know', async () => {
  answers.push(taken);
  expect(await run(keys(key(1)))).toBe(taken);
  expect([...(sent[0]?.keys() ?? [])].sort()).toEqual(
    ['consent', 'email', 'epoch', 'hora', 'recipient', 'replyVia', 'sealed', 'stamp', 'submission', 'website'].sort(),
  );
  expect(said(sent[0])).not.toContain('Zarzamora');
});

test('the same contents have the same name, and others another', async () => {
  answers.push(taken, taken, taken);
  await run(keys(key(1)));
  await run(keys(key(2)));
  await sendSealed({
    form: { ...form, answers: { ...form.answers, consulta: 'Otra' } },
    valid,
    keys: keys(key(1)),
    onProgress: () => undefined,
  });
  const names = sent.map((data) => data.get('submission'));
  expect(names[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('without a key and without a promise it is sent as it was typed', async () => {
  answers.push(taken);
  await run(keys(null));
  expect(sent[0]?.get('firstName')).toBe('Zarzamora');
  expect(sent[0]?.get('hora')).toBe('H');
});

test('where the page has promised to seal, nothing is sent without a key, and one that is open by now is used', async () => {
  expect(await run(promised(null, null))).toEqual({ kind: 'not-sealed', cause: 'no-key' });
  expect(sent).toEqual([]);
  answers.push(taken);
  expect(await run(promised(null, key(1)))).toBe(taken);
  expect(said(sent[0])).not.toContain('Zarzamora');
});

test('a key that has changed meanwhile is noticed once, without a word', async () => {
  answers.push(changed, taken);
  expect(await run(keys(key(1), key(2)))).toBe(taken);
  expect(sealedFor).toEqual(['age11', 'age12']);
});

const offline = { kind: 'transport-failure', cause: { kind: 'offline' } };

test.each<[string, SealingKeys, object]>([
  ['there is none any more', keys(key(1), null), { kind: 'not-sealed', cause: 'no-key' }],
  ['the new one cannot be read', keys(key(1), new Error('offline')), offline],
  ['the new one has changed as well', keys(key(1), key(2), key(3)), changed],
])('what was to be sealed is never sent plain: %s', async (_, held, outcome) => {
  answers.push(changed, changed);
  expect(await run(held)).toEqual(outcome);
  for (const data of sent) expect(said(data)).not.toContain('Zarzamora');
});

test('a form that has said that it seals does not fall back by another press', async () => {
  const held = keys(key(1), null);
  answers.push(changed);
  expect(await run(held)).toMatchObject({ kind: 'not-sealed' });
  expect(await run(held)).toEqual({ kind: 'not-sealed', cause: 'no-key' });
  expect(sent).toHaveLength(1);
});

test('when it cannot be found out whether there is a key, nothing is sent', async () => {
  expect(await run(keys(new Error('offline')))).toEqual(offline);
  expect(sent).toEqual([]);
});

test('what could not be sealed here is not sent, and code that is missing is no fault of the device', async () => {
  canSeal = false;
  expect(await run(keys(key(1)))).toEqual({ kind: 'not-sealed', cause: 'device' });
  canSeal = true;
  const missing = { kind: 'transport-failure', cause: { kind: 'code' } };
  expect(await run(keys(key(1)), null)).toEqual(missing);
  canLoad = false;
  expect(await run(keys(key(1)))).toEqual(missing);
  expect(sent).toEqual([]);
});
