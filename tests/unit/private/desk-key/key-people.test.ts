import { accessOf, type Passkey } from '@/lib/private/desk-key/key-people';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));

function passkey(given: Partial<Passkey> = {}): Passkey {
  return {
    id: 'a',
    label: 'Portátil',
    prf: true,
    sealRecipient: 'age1x',
    opens: false,
    createdAt: at(9),
    lastUsedAt: at(9),
    ...given,
  };
}

test('who has one passkey that opens everything opens', () => {
  expect(accessOf([passkey({ opens: true })])).toEqual({ state: 'opens' });
});

test('who has prepared one that opens nothing waits with it, and with the one that was used last of two', () => {
  const [first, second] = [passkey(), passkey({ id: 'b', lastUsedAt: at(11) })];
  expect(accessOf([first])).toEqual({ state: 'waits', passkey: first });
  expect(accessOf([first, second])).toEqual({ state: 'waits', passkey: second });
  expect(accessOf([second, first])).toEqual({ state: 'waits', passkey: second });
});

test('who has not touched one yet is not prepared, and with none that derives a secret cannot be', () => {
  const untouched = passkey({ sealRecipient: null });
  const letsIn = passkey({ id: 'b', prf: false, sealRecipient: null });
  expect(accessOf([letsIn, untouched])).toEqual({ state: 'not-prepared' });
  expect(accessOf([letsIn])).toEqual({ state: 'cannot' });
  expect(accessOf([])).toEqual({ state: 'cannot' });
});

test('a second device does not make its person wait, unless the one that opens was not used since', () => {
  const opener = passkey({ opens: true });
  const second = passkey({ id: 'b', createdAt: at(10), lastUsedAt: at(12) });
  expect(accessOf([{ ...opener, lastUsedAt: at(9) }, second])).toEqual({ state: 'waits', passkey: second });
  expect(accessOf([{ ...opener, lastUsedAt: at(11) }, second])).toEqual({ state: 'opens' });
  expect(accessOf([opener, { ...second, sealRecipient: null }])).toEqual({ state: 'opens' });
});
