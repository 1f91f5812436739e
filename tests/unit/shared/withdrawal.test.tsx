import { render } from '@react-email/render';
import type { ComponentProps } from 'react';
import { ContractKept } from '@/emails/orders/contract-kept';
import { RefundFailed } from '@/emails/orders/refund-failed';
import { WithdrawalAcknowledgment } from '@/emails/orders/withdrawal-acknowledgment';
import { WithdrawalExecuted } from '@/emails/orders/withdrawal-executed';
import { WithdrawalStaff } from '@/emails/orders/withdrawal-staff';
import type { Appointment } from '@/emails/shared/appointment';
import { momentOf } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { plainText } from '@/lib/server/email/plain-text';
import { madridInstant } from '@/lib/shared/madrid-time';
import { mailText } from '@/tests/support/http/mail-text';

const orderId = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
const coming: Appointment = {
  startsAt: madridInstant('2026-12-03', '11:00'),
  endsAt: madridInstant('2026-12-03', '12:00'),
  duration: 60,
  mode: 'online',
  meetLink: null,
};
const acknowledged = {
  reference: 'A1B2C3D4',
  submittedAt: new Date('2026-11-21T21:41:07Z'),
  statement: 'Comunico a la empresa que desisto de mi contrato de Sesión, pedido A1B2C3D4.',
  name: 'Irene Salas',
  ackEmail: 'irene@correo.example',
};
const moment = { label: 'Recibido', day: '21/11/2026', time: '22:41:07' };
const manageLink = 'http://localhost:3000/tu-contratacion/x';

function acknowledgmentMail(changes: Partial<ComponentProps<typeof WithdrawalAcknowledgment>> = {}) {
  const props = {
    acknowledged,
    next: { kind: 'executed' } as const,
    amount: 9900,
    cancelledAppointment: null,
    hasInvoice: false,
    manageLink: null,
    isUndoable: false,
    answerBy: '2026-11-23',
    moment,
  };
  return <WithdrawalAcknowledgment {...props} {...changes} />;
}
const acknowledgment = (changes?: Parameters<typeof acknowledgmentMail>[0]) => mailText(acknowledgmentMail(changes));

test('the acknowledgment has the statement, date and time to the second, who sent it and where the answer went', async () => {
  const text = await acknowledgment();
  for (const fact of [
    acknowledged.statement,
    'Recibido 21/11/2026 22:41:07, hora peninsular',
    'Nombre Irene Salas',
    'Correo irene@correo.example',
    'Referencia A1B2C3D4',
    'Hemos pedido la devolución de 99,00 €',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toMatch(/cita|aceptad|Mantener/i);
});

test('it says what became of an appointment that was still to come', async () => {
  const text = await acknowledgment({ cancelledAppointment: coming });
  expect(text).toContain('Tu cita del jueves 3 de diciembre de 2026 a las 11:00 queda anulada.');
});

test('with nothing left to pay back it promises nothing', async () => {
  const text = await acknowledgment({ amount: 0 });
  expect(text).toContain('ya estaba devuelto');
  expect(text).not.toContain('0,00');
});

test('one that waits says until when, and its buyer may undo it', async () => {
  const until = new Date('2026-11-21T23:41:07Z');
  const text = await acknowledgment({ next: { kind: 'waits', until }, manageLink, isUndoable: true });
  expect(text).toContain('cuenta desde que lo enviaste');
  expect(text).toContain('a las 00:41');
  expect(text).toContain('Si no haces nada, a las 00:41 se anula la cita, si la hay, y se pide la devolución.');
  expect(text).toContain(`Mantener mi contratación ${manageLink}\n`);
  expect(text).not.toContain('nada cambia');
});

test('of one that staff read nothing happens by itself, and its buyer may undo it', async () => {
  const text = await acknowledgment({ next: { kind: 'late' }, amount: 0, manageLink, isUndoable: true });
  expect(text).toContain('Si no haces nada, lo lee una persona y te responde.');
});

test('one that a person has noted has the moment of its sending, not one of receipt', async () => {
  const text = await acknowledgment({ moment: momentOf({ submittedAt: acknowledged.submittedAt, isNoted: true }) });
  expect(text).toContain('Con fecha de 21/11/2026 22:41, hora peninsular');
  expect(text).not.toContain('22:41:07');
  expect(text).not.toMatch(/Recibido \d/);
});

test('one that was undone before it was acknowledged promises nothing any more', async () => {
  const at = new Date('2026-11-21T21:50:00Z');
  const text = await acknowledgment({ next: { kind: 'kept', at }, amount: 0, manageLink });
  expect(text).toContain('se deshizo el 21/11/2026 22:50:00, hora peninsular');
  expect(text).toContain('Por él no se anuló ninguna cita ni se devolvió nada.');
  expect(text).not.toContain('sigue como estaba');
  expect(text).not.toMatch(/Anulamos|pedimos|Si no haces nada/);
});

test('the acknowledgment in the order’s mailbox leads to the order', async () => {
  const text = await acknowledgment({ manageLink });
  expect(text).toContain(`Ver tu contratación ${manageLink}`);
  expect(text).toContain('Ahí ves lo que has contratado y sacas el recibo.');
  const kept = await acknowledgment({ manageLink, next: { kind: 'kept', at: null }, amount: 0 });
  expect(kept).toContain('sacas el recibo y pides la factura.');
});

const purchase = { orderId, customerName: 'Irene Salas', productName: 'Sesión', manageLink };
const kept: ComponentProps<typeof ContractKept> = {
  ...purchase,
  amount: 9900,
  submittedAt: acknowledged.submittedAt,
  keptAt: new Date('2026-11-21T21:50:09Z'),
  appointment: coming,
  refundUntil: '2026-12-09',
  canWithdraw: true,
};

test('who keeps the contract reads when, what stays, and what to do if it was somebody else', async () => {
  const text = await mailText(<ContractKept {...kept} />);
  for (const fact of [
    'Hola, Irene: sigues con tu contratación.',
    '21/11/2026',
    '22:50:09',
    'el desistimiento que recibimos el 21/11/2026 22:41:07 queda sin efecto',
    'Cita Jueves 3 de diciembre de 2026, de 11:00 a 12:00',
    'Pagado 99,00 €: no se devuelve nada',
    '«Enviar un enlace nuevo y anular este»',
    'otra vez hasta el miércoles 9 de diciembre de 2026, a las 24:00',
    `Ver tu contratación ${manageLink}`,
    `${manageLink}/desistir`,
  ]) {
    expect(text).toContain(fact);
  }
});

test('after the period nothing can be withdrawn from again, and the mail does not say so', async () => {
  const text = await mailText(<ContractKept {...kept} appointment={null} refundUntil={null} canWithdraw={false} />);
  expect(text).toContain('el plazo ha acabado');
  expect(text).not.toMatch(/Cita|otra vez|desistir$|Desistir del contrato aquí/m);
});

test.each([
  ['unmatched', 'busca ahora a qué contrato corresponde y te responde como muy tarde el lunes 23 de noviembre de 2026'],
  ['late', 'te responde como muy tarde el lunes 23 de noviembre de 2026'],
] as const)('one that a person must read says so: %s', async (kind, sentence) => {
  const text = await acknowledgment({ next: { kind }, amount: 0 });
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/devolución de|devuelto|24 horas/);
});

test('what was typed is text', async () => {
  const statement = `<a href="https://malo.example">aquí</a> & 'fin'`;
  const typed = { acknowledged: { ...acknowledged, statement }, next: { kind: 'unmatched' }, amount: 0 } as const;
  const html = await render(acknowledgmentMail(typed));
  expect(html).not.toContain('<a href="https://malo');
  expect(plainText(html)).toContain(statement);
});

test('after the two hours the buyer hears what was done', async () => {
  const text = await mailText(
    <WithdrawalExecuted {...purchase} amount={9900} cancelledAppointment={coming} hasInvoice={false} />,
  );
  expect(text).toContain(`Ver tu contratación ${manageLink}`);
  expect(text).toContain('Hola, Irene: tu desistimiento está hecho.');
  expect(text).toContain('99,00 €');
  expect(text).toContain('queda anulada');
  expect(text).not.toContain('factura');
});

test('a refund that failed says what is owed, whose turn it is, and asks for no card', async () => {
  const text = await mailText(<RefundFailed {...purchase} owed={9900} />);
  expect(text).toContain(`Ver tu contratación ${manageLink}`);
  expect(text).toContain('tu devolución no ha podido hacerse');
  expect(text).toContain('Por devolver 99,00 €');
  expect(text).toContain('No envíes el número de tu tarjeta.');
});

test.each([
  ['registered', null, 'No hace falta hacer nada'],
  ['registered', new Date('2026-11-21T23:41:07Z'), 'a las 00:41'],
  ['late', null, 'Decide y responde en 24 horas'],
  ['unmatched', null, 'responde en 24 horas'],
  ['kept', null, 'La cita sigue en pie'],
] as const)('staff read what to do: %s', async (news, waitsUntil, sentence) => {
  const statement = { ...acknowledged, contract: 'A1B2C3D4', waitsUntil };
  const order = news === 'unmatched' ? null : { id: orderId, productName: 'Sesión', amount: 9900, hasInvoice: true };
  const text = await mailText(<WithdrawalStaff news={news} statement={statement} order={order} />);
  expect(text).toContain(sentence);
  expect(text).toContain(acknowledged.statement);
  expect(text).toContain('21/11/2026 22:41:07');
});
