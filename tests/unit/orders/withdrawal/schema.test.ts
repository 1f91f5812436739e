import { statementSchema, withdrawalSchema } from '@/lib/orders/withdrawal/schema';
import messages from '@/lib/shared/i18n/messages';

const statement = { name: 'Irene Salas', number: '', service: '', day: '', ackEmail: 'Irene@Correo.example' };
const service = 'Consultoría financiera personalizada';

function faults(changes: object): string[] {
  const { error } = statementSchema.safeParse({ ...statement, ...changes });
  return [...new Set(error?.issues.map(({ message }) => message))];
}

test.each([
  [{ number: 'n.º 8f3a-21bc' }, 'pedido 8F3A21BC'],
  [{ number: 'Pedido n.º 8f3a21bc' }, 'pedido 8F3A21BC'],
  [{ number: 'Pedido #8F3A\u200e21BC' }, 'pedido 8F3A21BC'],
  [{ service, day: '2026-11-03' }, `${service}, contratado el martes 3 de noviembre de 2026`],
  [{ service }, `${service}, contratado un día que no recuerdo`],
  [{ day: '2026-11-03' }, 'un servicio que no recuerdo, contratado el martes 3 de noviembre de 2026'],
  [{}, 'un servicio que no recuerdo, contratado un día que no recuerdo'],
  [
    { number: '8F3A21BC', service, day: '2026-11-03' },
    `pedido 8F3A21BC, ${service}, contratado el martes 3 de noviembre de 2026`,
  ],
])('%j becomes a contract in our words, and what is not remembered refuses nothing', (changes, contract) => {
  expect(statementSchema.parse({ ...statement, ...changes })).toEqual({
    name: 'Irene Salas',
    contract,
    ackEmail: 'irene@correo.example',
  });
});

test.each([
  'Hemos bloqueado un cargo: llame al 912 345 678',
  'https://malo.example',
  'malo.io?x',
  'xn--malo.co.uk',
  'gana 1000 €',
])('an acknowledgment carries no stranger’s words: %j', (words) => {
  expect(faults({ name: words })).toEqual(['nameLetters']);
  expect(statementSchema.parse({ ...statement, service: words }).contract).not.toContain(words);
  expect(faults({ number: words })).toEqual(['orderNumberInvalid']);
  expect(faults({ day: words })).toEqual(['dayInvalid']);
});

test.each([
  [{ name: 'x'.repeat(61) }, ['nameTooLong']],
  [{ name: 'gana.malo' }, ['nameLetters']],
  [{ name: 'María-José O’Neill Ñíguez, 2.ª' }, ['nameLetters']],
  [{ name: 'J. M. de la O’Neill-Ñíguez' }, []],
  [{ name: '李小龙' }, []],
  [{ number: '8F3A21B' }, ['orderNumberInvalid']],
  [{ number: 'x'.repeat(61) }, ['orderNumberInvalid']],
  [{ day: '2026-02-30' }, ['dayInvalid']],
  [{ ackEmail: 'irene' }, ['emailInvalid']],
])('%j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

test('the page of an order asks for no more than name and mailbox, and knows the mailbox', () => {
  expect(withdrawalSchema.parse({ name: ' Irene   Salas ', ackEmail: ' ' })).toEqual({ name: 'Irene Salas' });
  expect(withdrawalSchema.parse({ name: 'Irene', ackEmail: 'Otra@Correo.example' })).toEqual({
    name: 'Irene',
    ackEmail: 'otra@correo.example',
  });
  expect(withdrawalSchema.safeParse({ name: 'Irene', ackEmail: 'otra@' }).success).toBe(false);
});

test('a mailbox that nobody has confirmed gets a name of letters alone', () => {
  const { error } = withdrawalSchema.safeParse({ name: 'llame al 912 345 678', ackEmail: 'otra@correo.example' });
  expect(error?.issues).toMatchObject([{ path: ['name'], message: 'nameLetters' }]);
  expect(withdrawalSchema.safeParse({ name: 'Juan 2.º', ackEmail: '' }).success).toBe(true);
});

test('each message has its words', () => {
  const keys = [
    ...faults({ name: '', ackEmail: '' }),
    ...faults({ name: '1', number: 'x', day: 'x', ackEmail: 'irene' }),
    ...faults({ name: 'x'.repeat(61) }),
  ];
  expect([...new Set(keys)].sort()).toEqual(
    [
      'nameRequired',
      'nameLetters',
      'emailRequired',
      'orderNumberInvalid',
      'dayInvalid',
      'emailInvalid',
      'nameTooLong',
    ].sort(),
  );
  for (const key of keys) expect(messages.Validation).toHaveProperty([key]);
});
