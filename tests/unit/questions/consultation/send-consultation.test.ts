import { readResponse } from '@/components/questions/consultation/send-consultation';

const nothing = { code: null, fields: {}, files: [], timestamp: null };

test.each([
  ['sent', 201, '{"success":true}', { kind: 'sent', booking: null }],
  [
    'sent, with the page of the free appointment',
    201,
    '{"success":true,"booking":"/consulta-gratuita/reservar/abc"}',
    { kind: 'sent', booking: '/consulta-gratuita/reservar/abc' },
  ],
  [
    'sent, with an address that is not ours',
    201,
    '{"success":true,"booking":"//otra.example/"}',
    { kind: 'sent', booking: null },
  ],
  ['no data', 200, '', { kind: 'empty-response' }],
  ['data that is none', 200, '<html>', { kind: 'empty-response' }],
  ['null', 200, 'null', { kind: 'empty-response' }],
  [
    'a fault in front of the server',
    502,
    '<h1>Bad Gateway</h1>',
    { kind: 'transport-failure', cause: { kind: 'status', status: 502 } },
  ],
  ['the error', 200, '{"success":false,"error":"Cerrado"}', { kind: 'rejected', message: 'Cerrado', ...nothing }],
  ['the details', 200, '{"success":false,"details":"Lleno"}', { kind: 'rejected', message: 'Lleno', ...nothing }],
  ['neither', 200, '{"success":false}', { kind: 'rejected', message: null, ...nothing }],
  [
    "the server's own words",
    503,
    '{"error":{"code":"database_down","message":"Ahora mismo no."}}',
    { kind: 'rejected', message: 'Ahora mismo no.', ...nothing, code: 'database_down' },
  ],
  [
    'what is wrong with which field and which file',
    422,
    '{"success":false,"error":{"message":"Revisa","fields":{"edad":"La edad"},"files":[{"name":"a.pdf","message":"vacío"},7],"stamp":"s"}}',
    {
      kind: 'rejected',
      code: null,
      message: 'Revisa',
      fields: { edad: 'La edad' },
      files: [{ name: 'a.pdf', message: 'vacío' }],
      timestamp: 's',
    },
  ],
])('the answer of a sending: %s', (_, status, text, answer) => {
  expect(readResponse(status, text)).toEqual(answer);
});
