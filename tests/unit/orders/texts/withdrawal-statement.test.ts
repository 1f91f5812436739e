import { acknowledgmentText } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { statementInWords, statementOfOrder } from '@/lib/orders/texts/withdrawal-statement';
import { site } from '@/lib/shared/site';

const who = `Comunico a ${site.company.legalName}, NIF ${site.company.taxId}, que desisto de mi contrato`;

test('the statement names who receives it, the contract and its day', () => {
  expect(
    statementOfOrder({
      productName: 'Sesión de consultoría',
      orderNumber: '8F3A21BC',
      contractedOn: '2026-11-21',
    }),
  ).toBe(`${who} de Sesión de consultoría, pedido 8F3A21BC, contratado el sábado 21 de noviembre de 2026.`);
});

test('without the order’s link the contract is said in our words', () => {
  expect(statementInWords('la sesión del 3 de noviembre')).toBe(`${who}: la sesión del 3 de noviembre.`);
});

test.each([
  ['2026-11-21T21:41:07.999Z', '21/11/2026 22:41:07'],
  ['2026-07-01T22:00:00Z', '02/07/2026 00:00:00'],
  ['2026-10-25T00:59:59Z', '25/10/2026 02:59:59'],
])('the acknowledgment has the statement, its date and its time to the second: %s', (instant, shown) => {
  const statement = `${who} de Sesión, pedido 8F3A21BC.`;
  const text = acknowledgmentText({
    reference: 'A1B2C3D4',
    submittedAt: new Date(instant),
    isNoted: false,
    statement,
    name: 'Irene Salas',
    ackEmail: 'irene@correo.example',
    undone: null,
  });
  for (const part of [statement, `Recibido: ${shown} (hora peninsular`, 'A1B2C3D4', 'Irene Salas', 'irene@correo']) {
    expect(text).toContain(part);
  }
  expect(text.split('\r\n').length).toBeGreaterThan(10);
  expect(text).not.toContain('Deshecho');
});

test.each([
  [new Date('2026-11-21T21:50:09Z'), 'Deshecho: 21/11/2026 22:50:09 (hora peninsular española), con «Mantener'],
  [null, 'Deshecho: con «Mantener'],
])('the acknowledgment of an undone statement says so: %s', (at, line) => {
  const text = acknowledgmentText({
    reference: 'A1B2C3D4',
    submittedAt: new Date('2026-11-21T21:41:07Z'),
    isNoted: false,
    statement: `${who} de Sesión.`,
    name: 'Irene Salas',
    ackEmail: 'irene@correo.example',
    undone: { at },
  });
  expect(text).toContain(line);
  expect(text).toContain('Por este desistimiento no se anuló ninguna cita ni se devolvió nada.');
  expect(text).not.toContain('sigue como estaba');
});
