/** @jest-environment node */
import { leaveOutStill } from '@/scripts/prerendered/leave-out-still';

const modules = [
  '1:I[11,["a.js"],"Still"]',
  '2:I[12,["a.js"],"PageLink"]',
  '3:I[13,["b.js"],"ShareButton"]',
  'a:I[14,["a.js"],"NavLink"]',
];
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}`;
const still = (children: unknown) => ['$', '$L1', null, { children }];
const paragraph = (text: unknown) => ['$', 'p', null, { children: text }];

const stream = (...rows: string[]) => `${[...modules, ...rows].join('\n')}\n`;
/** The value of a row of the answer. */
const rowOf = (id: string, answer: string) =>
  JSON.parse(
    answer
      .split('\n')
      .find((line) => line.startsWith(`${id}:`))
      ?.slice(id.length + 1) ?? 'null',
  );

test('a still part keeps a mark in place of its children, which nothing else of the page loses', () => {
  const answer = leaveOutStill(
    stream(row('0', ['$', 'main', null, { children: [paragraph('vivo'), still(paragraph('quieto'))] }])),
  );
  const [, , , { children }] = rowOf('0', answer);
  expect(children[0]).toEqual(paragraph('vivo'));
  expect(children[1]).toEqual(['$', '$L1', null, { mark: expect.stringMatching(/^[\da-f]{12}$/) }]);
  expect(answer).not.toContain('quieto');
});

test('a stream without still parts stays as it is, with texts of any length in bytes and rows that are not read', () => {
  const text = 'Año «a» € 😀\n5:no es una fila';
  const sized = `5:T${Buffer.byteLength(text).toString(16)},${text}`;
  const given = `:HL["/a.css","style"]\n0:["$L6","$5","$$1"]\n9:X\n${sized}6:["$","p",null,{"children":"$undefined"}]\n9:C\n`;
  expect(leaveOutStill(given)).toBe(given);
});

test('rows that only a still part refers to leave with it, those that others share stay', () => {
  const answer = leaveOutStill(
    stream(
      row('0', [still(['$L4', '$5', '$L6']), '$5']),
      row('4', paragraph('$7')),
      row('5', paragraph('compartido')),
      row('6', paragraph('propio')),
      row('7', ['$', 'b', null, { children: 'lejano' }]),
    ),
  );
  expect(answer).not.toMatch(/propio|lejano/);
  expect(rowOf('0', answer)[1]).toBe('$5');
  expect(rowOf('5', answer)).toEqual(paragraph('compartido'));
});

test('a reference into a still part becomes what it referred to', () => {
  const inside = { className: 'ancho' };
  const answer = leaveOutStill(
    stream(row('0', [still([['$', 'i', null, inside]]), ['$', 'b', null, '$0:0:props:children:0:props']])),
  );
  expect(rowOf('0', answer)[1]).toEqual(['$', 'b', null, inside]);
});

test('two parts have the same mark only if they say the same, also in rows of their own', () => {
  const markOf = (...rows: string[]) => rowOf('0', leaveOutStill(stream(...rows)))[3].mark;
  const one = markOf(row('0', still('$L4')), row('4', paragraph('uno')));
  expect(markOf(row('0', still('$L4')), row('4', paragraph('dos')))).not.toBe(one);
  expect(markOf(row('0', still('$L5')), row('5', paragraph('uno')))).toBe(one);
});

test('a link does without its script, also one that is marked on its page; any other component in a still part fails the build', () => {
  const link = (type: string) => stream(row('0', still('$L4')), row('4', ['$', type, null, { children: 'Ir' }]));
  for (const type of ['$L2', '$La']) expect(leaveOutStill(link(type))).not.toContain('Ir');
  expect(() => leaveOutStill(link('$L3'))).toThrow('ShareButton needs its script');
});

test('data that does not consist of rows fails the build', () => {
  expect(() => leaveOutStill('<html>')).toThrow('A row of React');
});
