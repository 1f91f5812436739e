import {
  isAbsentOr,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isSecureAddress,
  isShape,
  isText,
  isWebAddress,
} from '@/lib/shared/json-guards';

const isSlot = isShape({ time: isText, status: isOneOf('free', 'booked') });

test('a shape has every property, and may have more', () => {
  expect(isSlot({ time: '09:00', status: 'free', more: 1 })).toBe(true);
  for (const other of [null, undefined, 'x', [], {}, { time: 9, status: 'free' }, { time: '09:00', status: 'past' }]) {
    expect(isSlot(other)).toBe(false);
  }
});

test('a list is checked item by item', () => {
  expect(isListOf(isSlot)([])).toBe(true);
  expect(isListOf(isSlot)([{ time: '09:00', status: 'free' }, {}])).toBe(false);
  expect(isListOf(isText)({ length: 0 })).toBe(false);
});

test('null is allowed only where it is said', () => {
  expect(isNullOr(isNumber)(null)).toBe(true);
  expect(isNullOr(isNumber)(undefined)).toBe(false);
  expect(isNumber(null)).toBe(false);
});

test('a property may be absent only where it is said', () => {
  const isDay = isShape<{ holiday?: string | undefined }>({ holiday: isAbsentOr(isText) });
  expect(isDay({})).toBe(true);
  expect(isDay({ holiday: 'Navidad' })).toBe(true);
  expect(isDay({ holiday: 8 })).toBe(false);
});

test('an address to follow is one of the web, and a meeting only an encrypted one', () => {
  expect(isWebAddress('http://127.0.0.1:4010/pay/cs_1')).toBe(true);
  expect(isSecureAddress('https://meet.google.com/abc')).toBe(true);
  expect(isSecureAddress('http://meet.google.com/abc')).toBe(false);
  for (const other of ['javascript:alert(1)', 'https://', '/pay', '', null]) expect(isWebAddress(other)).toBe(false);
});
