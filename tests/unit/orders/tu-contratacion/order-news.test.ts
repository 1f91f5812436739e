import { newsOf } from '@/app/(public)/(site)/(orders)/tu-contratacion/_order/order-news';

type Shown = Parameters<typeof newsOf>[1];
type Kind = Shown['history'][number]['kind'];

const shown = (kinds: Kind[], changes: Partial<Shown> = {}): Shown => ({
  invoice: null,
  isPaidBack: false,
  appointment: { state: 'coming' },
  history: kinds.map((kind) => ({ kind })),
  ...changes,
});
const cancelled = { appointment: { state: 'cancelled' } } as const;
const invoice = { requestedAt: new Date(0) };

test.each<[string, Shown]>([
  ['moved', shown(['contracted', 'moved'])],
  ['chosen', shown(['contracted', 'cancelled', 'chosen'])],
  ['cancelled', shown(['contracted', 'cancelled'], cancelled)],
  ['kept', shown(['contracted', 'kept'])],
  ['invoice', shown(['contracted', 'moved'], { invoice })],
  ['nothing-to-invoice', shown(['contracted'], { isPaidBack: true })],
])('%s is told of an order of which it is true', (news, order) => {
  expect(newsOf(news, order)).toBe(news);
});

test.each<[string, Shown]>([
  ['moved', shown(['contracted'])],
  ['moved', shown(['contracted', 'moved', 'cancelled'], cancelled)],
  ['chosen', shown(['contracted'])],
  ['cancelled', shown(['contracted', 'moved'])],
  ['cancelled', shown(['contracted', 'cancelled', 'chosen'])],
  ['kept', shown(['contracted', 'withdrawn'])],
  ['invoice', shown(['contracted'])],
  ['nothing-to-invoice', shown(['contracted'])],
])('%s is not told of one of which it is not: %#', (news, order) => {
  expect(newsOf(news, order)).toBeNull();
});

test('why nothing has changed is told, and what is no news is not', () => {
  const order = shown(['contracted']);
  expect(newsOf('slot-taken', order)).toBe('slot-taken');
  for (const aviso of ['hola', 'toString', undefined, ['moved', 'moved']]) expect(newsOf(aviso, order)).toBeNull();
});
