import fc from 'fast-check';
import type { LetterBlock, LetterInline } from '@/lib/letters/letter-view';
import { readMarkdown } from '@/lib/letters/read-markdown';

const text = (value: string): LetterInline => ({ kind: 'text', text: value });

test('headings, paragraphs, emphasis, lists, quotations, rules and links are what a letter consists of', () => {
  const { blocks, faults } = readMarkdown(
    [
      '# Uno',
      '### Dos',
      'Un **tipo** y *otro*, [aquí](https://example.com/a?b=1&c=2).  \nAbajo.',
      '- a\n- b',
      '3. c\n4. d',
      '> Cita',
      '---',
    ].join('\n\n'),
  );
  expect(faults).toEqual([]);
  expect(blocks).toEqual<LetterBlock[]>([
    { kind: 'heading', level: 2, children: [text('Uno')] },
    { kind: 'heading', level: 3, children: [text('Dos')] },
    {
      kind: 'paragraph',
      children: [
        text('Un '),
        { kind: 'strong', children: [text('tipo')] },
        text(' y '),
        { kind: 'emphasis', children: [text('otro')] },
        text(', '),
        { kind: 'link', href: 'https://example.com/a?b=1&c=2', children: [text('aquí')] },
        text('.'),
        { kind: 'break' },
        text('Abajo.'),
      ],
    },
    {
      kind: 'list',
      start: null,
      items: [[{ kind: 'paragraph', children: [text('a')] }], [{ kind: 'paragraph', children: [text('b')] }]],
    },
    {
      kind: 'list',
      start: 3,
      items: [[{ kind: 'paragraph', children: [text('c')] }], [{ kind: 'paragraph', children: [text('d')] }]],
    },
    { kind: 'quote', children: [{ kind: 'paragraph', children: [text('Cita')] }] },
    { kind: 'rule' },
  ]);
});

test('HTML stays the text that was typed, and is a fault with its line', () => {
  const { blocks, faults } = readMarkdown('Hola\n\nUna <b onclick="x()">palabra</b>\n\n<script>alert(1)</script>');
  expect(faults).toEqual([
    { kind: 'html', line: 3 },
    { kind: 'html', line: 3 },
    { kind: 'html', line: 5 },
  ]);
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', children: [text('<script>alert(1)</script>')] });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java\\script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://example.com',
  'ftp://example.com',
  '//example.com',
  '/servicios',
  'https://ana:clave@example.com',
])('a link to %s is no link, and a fault', (address) => {
  const { blocks, faults } = readMarkdown(`[aquí](${address})`);
  expect(faults).toEqual([{ kind: 'link', line: 1 }]);
  expect(blocks).toEqual([{ kind: 'paragraph', children: [text('aquí')] }]);
});

test.each(['https://example.com/', 'mailto:hola@example.com'])('%s between angle brackets is a link', (address) => {
  const { blocks, faults } = readMarkdown(`<${address}>`);
  expect(faults).toEqual([]);
  expect(blocks).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href: address, children: [text(address)] }] },
  ]);
});

test('a picture is its description, and code is text; both are faults', () => {
  expect(readMarkdown('![Un sofá](https://example.com/a.png) y `x`')).toEqual({
    blocks: [{ kind: 'paragraph', children: [text('Un sofá'), text(' y '), text('x')] }],
    faults: [
      { kind: 'image', line: 1 },
      { kind: 'code', line: 1 },
    ],
  });
});

test('a reference and an indented line are text', () => {
  expect(readMarkdown('[a][b]\n\n[b]: javascript:x')).toEqual({
    blocks: [
      { kind: 'paragraph', children: [text('[a][b]')] },
      { kind: 'paragraph', children: [text('[b]: javascript:x')] },
    ],
    faults: [],
  });
  expect(readMarkdown('    sangrado').blocks).toEqual([{ kind: 'paragraph', children: [text('sangrado')] }]);
});

test('quotations and lists may be in one another eight times', () => {
  expect(readMarkdown(`${'> '.repeat(7)}a`).faults).toEqual([]);
  expect(readMarkdown(`${'- '.repeat(7)}a`).faults).toEqual([]);
  const stair = Array.from({ length: 9 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  expect(readMarkdown(stair).faults).toEqual([{ kind: 'nested', line: 8 }]);
});

test('what is a line is no list in lists', () => {
  expect(readMarkdown('- - - - - - - - - - -\n\n* * * * * * * * * * *')).toEqual({
    blocks: [{ kind: 'rule' }, { kind: 'rule' }],
    faults: [],
  });
});

test.each([
  ['nested', 1, '>'.repeat(20_000)],
  ['nested', 2, `Hola\n${'> '.repeat(10_000)}`],
  ['nested', 1, '1. '.repeat(6_666)],
  ['nested', 1, '- '.repeat(6_000).concat('a')],
  ['manyLines', 1_001, 'a\n=\n'.repeat(5_000)],
  ['manyLines', 1_001, '- a\r'.repeat(5_000)],
  ['manyMarks', 1, '*_'.repeat(10_000)],
  ['manyMarks', 1, 'a**b'.repeat(5_000)],
  ['manyMarks', 1, '['.repeat(20_000)],
  ['manyMarks', 1, '[a]('.repeat(5_000)],
] as const)(
  '%s: a text that would keep the server busy is not parsed, and stays as it was typed',
  (kind, line, typed) => {
    expect(readMarkdown(typed)).toEqual({
      blocks: [{ kind: 'paragraph', children: [text(typed)] }],
      faults: [{ kind, line }],
    });
  },
);

test('no text makes a link to anywhere but https and mailto', () => {
  const addresses = (blocks: unknown): string[] => JSON.stringify(blocks).match(/"href":"[^"]*"/g) ?? [];
  const piece = fc.constantFrom(
    '[a](',
    ')',
    '<',
    '>',
    'https:',
    'javascript:',
    'mailto:',
    '//',
    'x',
    '\n',
    '![',
    '&#x6a;',
    '[a]: ',
    '`',
    '*',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 20 }), (pieces) => {
      for (const address of addresses(readMarkdown(pieces.join('')).blocks)) {
        expect(address).toMatch(/^"href":"(https:\/\/|mailto:)/);
      }
    }),
  );
});
