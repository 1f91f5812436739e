import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvPostalCode, csvReference, writeCsv } from '@/lib/shared/csv';
import { findOrInstall } from '@/scripts/programs';
import { inDrill } from '@/tests/support/drill/in-drill';

test('a file opens in Spanish Excel: byte order mark, semicolons, decimal commas, CRLF', () => {
  expect(
    writeCsv([
      ['Mes', 'Cuota'],
      ['1', { cents: 80_100 }],
      ['2', { cents: 5 }],
      ['3', { cents: -123_456 }],
    ]),
  ).toBe('\ufeffMes;Cuota\r\n1;"801,00"\r\n2;"0,05"\r\n3;"-1234,56"\r\n');
});

test('what a spreadsheet would split or run is quoted', () => {
  expect(writeCsv([['a;b', 'say "no"', '=1+1']])).toBe('\ufeff"a;b";"say ""no""";\'=1+1\r\n');
  // A spreadsheet that splits at commas or tabs would begin a new cell, with its formula, behind them.
  expect(writeCsv([['a,=1+1', 'a\t=1+1', '3,5']])).toBe('\ufeff"a,=1+1";"a\t=1+1";"3,5"\r\n');
});

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const unseen = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2060',
  '\u3164',
  '\ufe0f',
  '\ufeff \u200b',
];

test('what begins like a formula is text, also in full width and behind what is not seen', () => {
  const cells = [...unseen.flatMap((before) => signs.map((sign) => `${before}${sign}1`)), '\t1', '\r1', '\n1'];
  for (const cell of cells) expect([cell, writeCsv([[cell]])]).toEqual([cell, expect.stringMatching(/^\ufeff"?'/)]);
});

test.each(['Ana = Luis', 'a-b', ' 12', '\u200bAna', 'ana@correo.example'])('%j is no formula', (cell) => {
  expect(writeCsv([[cell]])).toBe(`\ufeff${cell}\r\n`);
});

test('a reference and a postal code carry a word, so that neither becomes a number', () => {
  expect(writeCsv([[csvReference('61240E12'), csvPostalCode('08001')]])).toBe('\ufeffN.º 61240E12;CP 08001\r\n');
});

type Cell = { type: string; value: string };

/** Cells of the one row of a file, as LibreOffice reads them with the separators of its dialog: semicolon, comma and tab. */
function asLibreOfficeReads(file: string): Cell[] {
  const folder = mkdtempSync(join(tmpdir(), 'sofa-csv-'));
  try {
    writeFileSync(join(folder, 'a.csv'), file);
    const { status } = spawnSync(
      findOrInstall('soffice', ['/usr/lib/libreoffice/program/soffice'], 'libreoffice-calc-nogui'),
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--infilter=CSV:59/44/9,34,76,1,,1034,false,true',
        '--convert-to',
        'fods',
        'a.csv',
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    expect(status).toBe(0);
    const table = readFileSync(join(folder, 'a.fods'), 'utf8');
    return [
      ...table.matchAll(
        /<table:table-cell[^>]*office:value-type="(\w+)"(?: office:value="([^"]*)")?[^>]*>\s*<text:p>([^<]*)/g,
      ),
    ].map(([, type = '', value, text = '']) => ({ type, value: value ?? text }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (inDrill(false, true))
  test('LibreOffice reads each amount as one number and leaves references and postal codes whole', () => {
    const file = writeCsv([
      [
        { cents: 8182 },
        { cents: -4001 },
        '3,268',
        csvReference('00612406'),
        csvReference('61240E12'),
        csvPostalCode('08001'),
      ],
    ]);
    expect(asLibreOfficeReads(file)).toEqual([
      { type: 'float', value: '81.82' },
      { type: 'float', value: '-40.01' },
      { type: 'float', value: '3.268' },
      { type: 'string', value: 'N.º 00612406' },
      { type: 'string', value: 'N.º 61240E12' },
      { type: 'string', value: 'CP 08001' },
    ]);
  });
