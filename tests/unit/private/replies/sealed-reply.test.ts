import { readReply, writeReply } from '@/lib/private/replies/sealed-reply';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test('a reply is read as it was written', async () => {
  const replyTo = await recipientOf(await newIdentity());
  const reply = { text: '¿Y si vendo antes?\nGracias', email: 'ana@example.com', threadId: 'uno', replyTo };
  expect(readReply(writeReply(reply))).toEqual(reply);
});

test.each([
  ['no JSON', new TextEncoder().encode('{')],
  ['another version', encoded({ version: 'consulta/v1', text: 'Hola', replyTo: null })],
  [
    'no key of a space',
    encoded({ version: 'respuesta/v1', text: 'Hola', email: 'a@b.es', threadId: 'uno', replyTo: 'age1x' }),
  ],
  ['a text that is longer than any that is taken', encoded({ version: 'respuesta/v1', text: 'x'.repeat(5_001) })],
])('%s is none', (_, content) => {
  expect(readReply(content)).toBeNull();
});
