/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { addHours, addMinutes, subDays } from 'date-fns';
import type { ComponentProps } from 'react';
import { OrderScreen } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/order-screen';
import messages from '@/lib/shared/i18n/messages';
import { site } from '@/lib/shared/site';
import { withTexts } from '@/tests/support/pages/with-texts';
import { comingOrder, type ShownOrder } from '@/tests/support/shop/shown-order';

jest.mock('@/app/(public)/(site)/(orders)/tu-contratacion/[token]/order-actions', () => ({}));
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ refresh }) }));
const refresh = jest.fn();

const { Appointment, OrderPage } = messages;
const { startsAt, endsAt } = comingOrder.appointment;

function show(changes: Partial<ShownOrder> = {}, props: Partial<ComponentProps<typeof OrderScreen>> = {}): string {
  document.body.innerHTML = '';
  const order = { ...comingOrder, ...changes };
  render(withTexts(<OrderScreen token="x" order={order} news={null} now={subDays(startsAt, 11)} {...props} />));
  return document.body.textContent ?? '';
}

test('says first how long until the appointment, then what can be done with it, and last how to withdraw', () => {
  const text = show({
    files: [{ title: 'Cuaderno', action: '/x', validUntil: endsAt }],
    promised: { later: { what: 'Tu plan', until: '2026-12-10' }, followUp: '2027-01-02' },
  });
  const parts = [
    'Puedes desistir hasta el miércoles 9 de diciembre',
    'Faltan 11 días',
    'Jueves, 3 de diciembre',
    'Te sientas con',
    Appointment.calendar,
    OrderPage.appointment.move,
    OrderPage.appointment.cancel,
    OrderPage.before.papers,
    OrderPage.before.question,
    'El botón aparece 15\u00a0minutos antes',
    'Descargar Cuaderno',
    OrderPage.included.title,
    'Tu plan: te llega por correo, como muy tarde el jueves, 10 de diciembre',
    'El seguimiento te toca desde el sábado, 2 de enero',
    OrderPage.money.title,
    OrderPage.history.title,
    'Te quedan 6\u00a0días para decidir',
    OrderPage.rights.withdraw,
  ];
  const places = parts.map((part) => text.replaceAll('\u00a0', ' ').indexOf(part.replaceAll('\u00a0', ' ')));
  expect(parts.filter((_, at) => (places[at] ?? -1) < 0)).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const above = screen.getByRole('link', { name: /^Puedes desistir hasta/ }).getAttribute('href') ?? '';
  const right = document.querySelector(above);
  const button = screen.getByRole('link', { name: OrderPage.rights.withdraw });
  expect(right?.contains(button)).toBe(true);
  expect(button.closest('details')).toBeNull();
  expect(button.className).toBe(screen.getByRole('link', { name: OrderPage.appointment.move }).className);
});

test.each([
  [subDays(startsAt, 1), 'Es mañana'],
  [addHours(startsAt, -3), 'Es hoy'],
  [startsAt, 'Es ahora'],
])('the time left is counted in days: at %s', (now, words) => {
  const appointment =
    now < startsAt ? comingOrder.appointment : ({ ...comingOrder.appointment, state: 'begun' } as const);
  expect(show({ appointment }, { now })).toContain(words);
});

const link = 'https://meet.google.com/abc';

test.each([
  ['coming', addMinutes(startsAt, -16), false],
  ['coming', addMinutes(startsAt, -15), true],
  ['begun', startsAt, true],
  ['over', addMinutes(endsAt, 59), true],
  ['over', addMinutes(endsAt, 60), false],
] as const)('the way into a call opens 15 minutes before and stays an hour: %s at %s', (state, now, isOpen) => {
  const text = show({ appointment: { ...comingOrder.appointment, state, meetLink: link } }, { now });
  expect(screen.queryByRole('link', { name: Appointment.join })?.getAttribute('href') ?? null).toBe(
    isOpen ? link : null,
  );
  expect(text.includes(OrderPage.before.papers)).toBe(state === 'coming' && !isOpen);
  expect(text.includes('minutos antes; el enlace está en tu calendario')).toBe(state === 'coming' && !isOpen);
});

test('a page that is left open reads itself again when the call opens', () => {
  jest.useFakeTimers();
  show({}, { now: addHours(startsAt, -1) });
  act(() => jest.advanceTimersByTime(45 * 60_000 - 1));
  expect(refresh).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('as long as a video call has no link the page says that it will be there; in person there is none', () => {
  const { meetPending } = Appointment;
  expect(show({ appointment: { ...comingOrder.appointment, meetLink: null } })).toContain(meetPending);
  expect(show()).not.toContain(meetPending);
  expect(show({ appointment: { ...comingOrder.appointment, meetLink: null, mode: 'in-person' } })).not.toContain(
    meetPending,
  );
});

test('papers go to the documents of a space, and by mail where there are none', () => {
  const papers = () => screen.getByRole('link', { name: OrderPage.before.papers }).getAttribute('href');
  const hasPrivateSpace = jest.replaceProperty(site, 'hasPrivateSpace', true);
  show();
  expect(papers()).toBe('/espacio#documentos');
  hasPrivateSpace.replaceValue(false);
  expect(show()).not.toContain('espacio privado');
  expect(papers()).toMatch(/^mailto:.*Papeles/);
  hasPrivateSpace.restore();
});

test.each([
  [{ invoice: null }, OrderPage.money.askForInvoice, null],
  [{}, OrderPage.money.correctInvoice, 'pedida, como muy tarde el viernes, 27 de noviembre de 2026'],
  [{ invoiceUntil: '2026-11-20' }, OrderPage.money.correctInvoice, 'pedida; tenía que llegarte como muy tarde el'],
  [{ isPaidBack: true }, null, OrderPage.money.invoiceEnded],
])('an invoice that was asked for stands with its day: %j', (changes, action, row) => {
  const text = show({ invoice: { requestedAt: subDays(startsAt, 13) }, invoiceUntil: '2026-11-27', ...changes });
  if (row) expect(text).toContain(row);
  else expect(text).not.toContain('pedida');
  expect(screen.queryAllByRole('link', { name: /factura/i }).map((link) => link.textContent)).toEqual(
    action ? [action] : [],
  );
});
