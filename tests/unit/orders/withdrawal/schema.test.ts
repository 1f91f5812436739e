import { statementSchema, withdrawalSchema } from '@/lib/orders/withdrawal/schema';
import messages from '@/lib/shared/i18n/messages';

const statement = { name: 'Irene Salas', contract: 'Pedido 8F3A21BC', ackEmail: 'Irene@Correo.example' };

function faults(changes: object): string[] {
  const { error } = statementSchema.safeParse({ ...statement, ...changes });
  return [...new Set(error?.issues.map(({ message }) => message))];
}

test('what was typed is taken as it is, on one line, with one spelling of the mailbox', () => {
  expect(
    statementSchema.parse({
      ...statement,
      name: ' Irene  Salas ',
      contract: ' Sesión de\r\nconsultoría\0, noviembre ',
    }),
  ).toEqual({
    name: 'Irene Salas',
    contract: 'Sesión de consultoría , noviembre',
    ackEmail: 'irene@correo.example',
  });
});

test.each([
  [{ contract: ' ' }, ['contractRequired']],
  [{ contract: undefined }, ['contractRequired']],
  [{ contract: 'x'.repeat(201) }, ['contractTooLong']],
  [{ contract: 'Gana dinero en https://malo.example' }, ['contractUnprintable']],
  [{ contract: 'www.malo.example' }, ['contractUnprintable']],
  [{ contract: 'malo.example/gana' }, ['contractUnprintable']],
  [{ contract: 'anule en malo-reembolsos.com hoy' }, ['contractUnprintable']],
  [{ contract: 'malo.io?x' }, ['contractUnprintable']],
  [{ contract: 'malo.example:8080' }, ['contractUnprintable']],
  [{ contract: 'xn--malo.co.uk' }, ['contractUnprintable']],
  [{ name: 'gana@malo.example' }, ['nameUnprintable']],
  [{ contract: 'Sesión de consultoría. Pagué 99,00 € el 3.11.2026, pedido nº 1.' }, []],
  [{ contract: 'al \u202erevés' }, ['contractUnprintable']],
  [{ name: 'https://malo.example' }, ['nameUnprintable']],
  [{ ackEmail: 'irene' }, ['emailInvalid']],
])('an acknowledgment carries no stranger’s advertisement: %j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

test('the page of an order asks for no more than name and mailbox, and knows the mailbox', () => {
  expect(Object.keys(withdrawalSchema.shape)).toEqual(['name', 'ackEmail']);
  expect(withdrawalSchema.parse({ name: ' Irene   Salas ', ackEmail: ' ' })).toEqual({ name: 'Irene Salas' });
  expect(withdrawalSchema.parse({ name: 'Irene', ackEmail: 'Otra@Correo.example' })).toEqual({
    name: 'Irene',
    ackEmail: 'otra@correo.example',
  });
  expect(withdrawalSchema.safeParse({ name: 'Irene', ackEmail: 'otra@' }).success).toBe(false);
});

test('each message has its words', () => {
  const keys = [
    ...faults({ name: '', contract: '', ackEmail: '' }),
    ...faults({ name: 'x'.repeat(201), contract: 'x'.repeat(201), ackEmail: 'irene' }),
    ...faults({ name: 'gana@malo.example', contract: 'gana@malo.example' }),
  ];
  expect(keys).toEqual([
    'nameRequired',
    'contractRequired',
    'emailRequired',
    'nameTooLong',
    'contractTooLong',
    'emailInvalid',
    'nameUnprintable',
    'contractUnprintable',
  ]);
  for (const key of keys) expect(messages.Validation).toHaveProperty([key]);
});
