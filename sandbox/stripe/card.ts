import type { RefundsGo } from '../records';
import type { CardPayment } from './sessions';

/** The fields as typed. */
export type CardForm = {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
};

export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** `promised`: an asynchronous payment, settled later. */
type CardOutcome = 'paid' | 'declined' | 'promised';

export const TEST_CARDS: { number: string; outcome: CardOutcome; says: string; refunds?: RefundsGo }[] = [
  { number: '4242 4242 4242 4242', outcome: 'paid', says: 'paga' },
  { number: '4000 0000 0000 0002', outcome: 'declined', says: 'la rechaza el banco' },
  { number: '4000 0000 0000 3220', outcome: 'promised', says: 'el pago se confirma más tarde' },
  { number: '4000 0000 0000 7726', outcome: 'paid', refunds: 'succeed-later', says: 'su devolución tarda' },
  { number: '4000 0000 0000 5126', outcome: 'paid', refunds: 'fail-later', says: 'su devolución falla' },
];

type CardCheck = { ok: true; outcome: CardOutcome; given: CardPayment } | { ok: false; errors: CardErrors };

/** `fixedEmail`: the address given by the shop, which the buyer cannot edit. */
export function checkCard(form: CardForm, fixedEmail: string | null, now: Date): CardCheck {
  const digits = form.number.replace(/[\s-]/g, '');
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  const expiry = readExpiry(form.expiry);
  const errors: CardErrors = {
    ...complaint('email', fixedEmail === null && emailError(form.email)),
    ...complaint('number', numberError(digits, card !== undefined)),
    ...complaint('expiry', expiryError(form.expiry, expiry, now)),
    ...complaint('cvc', cvcError(form.cvc.trim())),
    ...complaint('name', form.name.trim() === '' && 'Escribe el nombre que figura en la tarjeta.'),
  };
  if (!card || !expiry || Object.keys(errors).length > 0) return { ok: false, errors };
  const given = {
    email: fixedEmail ?? form.email.trim(),
    name: form.name.trim(),
    card: { last4: digits.slice(-4), expMonth: expiry.month, expYear: expiry.year },
    refunds: card.refunds,
  };
  return { ok: true, outcome: card.outcome, given };
}

function complaint(field: keyof CardForm, message: string | false | null): CardErrors {
  return message ? { [field]: message } : {};
}

function emailError(email: string): string | null {
  if (email.trim() === '') return 'Escribe tu correo electrónico.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Este correo no parece completo: revísalo.';
}

function numberError(digits: string, known: boolean): string | null {
  if (digits === '') return 'Escribe el número de la tarjeta.';
  if (!/^\d{12,19}$/.test(digits)) return 'El número de la tarjeta está incompleto o tiene caracteres de más.';
  return known ? null : 'Esta tarjeta no sirve aquí: usa una de las tarjetas de prueba.';
}

function readExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|20\d{2})\s*$/.exec(typed) ?? [];
  const monthNumber = Number(month);
  if (!month || !year || monthNumber < 1 || monthNumber > 12) return null;
  return { month: monthNumber, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

function expiryError(typed: string, expiry: ReturnType<typeof readExpiry>, now: Date): string | null {
  if (typed.trim() === '') return 'Escribe la fecha de caducidad.';
  if (!expiry) return 'Escribe la caducidad como MM/AA, por ejemplo 04/30.';
  // A card is valid until the end of its month.
  const over = Date.UTC(expiry.year, expiry.month, 1) <= now.getTime();
  return over ? 'Esta tarjeta ha caducado.' : null;
}

function cvcError(cvc: string): string | null {
  if (cvc === '') return 'Escribe el código CVC.';
  return /^\d{3}$/.test(cvc) ? null : 'El CVC tiene tres cifras: están en el reverso de la tarjeta.';
}
