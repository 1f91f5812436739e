import { readAnswer } from '@/components/consultation/send-consultation';

const nothing = { fields: {}, files: [], stamp: null };

test.each([
  ['sent', 201, '{"success":true}', { kind: 'sent' }],
  ['no data', 200, '', { kind: 'no-answer' }],
  ['data that is none', 200, '<html>', { kind: 'no-answer' }],
  ['null', 200, 'null', { kind: 'no-answer' }],
  [
    'a fault in front of the server',
    502,
    '<h1>Bad Gateway</h1>',
    { kind: 'function', fault: { kind: 'status', status: 502 } },
  ],
  ['the error', 200, '{"success":false,"error":"Cerrado"}', { kind: 'refused', message: 'Cerrado', ...nothing }],
  ['the details', 200, '{"success":false,"details":"Lleno"}', { kind: 'refused', message: 'Lleno', ...nothing }],
  ['neither', 200, '{"success":false}', { kind: 'refused', message: null, ...nothing }],
  [
    "the server's own words",
    503,
    '{"error":{"code":"database_down","message":"Ahora mismo no."}}',
    { kind: 'refused', message: 'Ahora mismo no.', ...nothing },
  ],
  [
    'what is wrong with which field and which file',
    422,
    '{"success":false,"error":{"message":"Revisa","fields":{"edad":"La edad"},"files":[{"name":"a.pdf","message":"vacío"},7],"stamp":"s"}}',
    {
      kind: 'refused',
      message: 'Revisa',
      fields: { edad: 'La edad' },
      files: [{ name: 'a.pdf', message: 'vacío' }],
      stamp: 's',
    },
  ],
])('the answer of a sending: %s', (_, status, text, answer) => {
  expect(readAnswer(status, text)).toEqual(answer);
});
