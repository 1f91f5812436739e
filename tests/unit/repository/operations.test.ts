import { existsSync, readFileSync } from 'node:fs';
import { alertPlace, alertText, alertTexts, alertTitle } from '@/emails/server/alert-texts';

const page = readFileSync('docs/operations.md', 'utf8');

/** The kinds of the list, and that of the watcher itself. */
const listed = [
  ...readFileSync('watch-list.ts', 'utf8').matchAll(
    /^ {2}'([\w-]+)': \{ read: \w+, afterMinutes: (\d+)(?:, againAfterMinutes: \d+)? \},$/gm,
  ),
].map(([, kind = '', after = '']) => ({ kind, afterMinutes: Number(after) }));
const kinds = [...listed.map(({ kind }) => kind), 'condition-unread'].sort();

/** The rows of the table of alerts: kind, after, meaning, what to do, test. */
const rows = [...page.matchAll(/^\| `([a-z-]+)` \|(.*)\|$/gm)].map(([, kind = '', rest = '']) => ({
  kind,
  cells: rest.split(' | ').map((cell) => cell.trim()),
}));

test('every kind of alert has its row in docs/operations.md, and every row its kind', () => {
  expect(kinds.length).toBeGreaterThan(10);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(kinds);
});

test('no kind lasts so long before it is told that fifteen minutes are over', () => {
  expect(listed.filter(({ afterMinutes }) => afterMinutes > 12)).toEqual([]);
});

test('every row says when, what it means, what to do, and what tests it', () => {
  for (const { kind, cells } of rows) {
    expect([kind, cells.length]).toEqual([kind, 4]);
    for (const cell of cells) expect([kind, cell]).toEqual([kind, expect.stringMatching(/\S/)]);
  }
});

test('every kind of alert says what happens, what it means, what to do and where', () => {
  expect(Object.keys(alertTexts).sort()).toEqual(kinds);
  for (const kind of kinds) {
    const { means, whatToDo } = alertText(kind);
    const { text, href } = alertPlace(kind);
    for (const words of [alertTitle(kind, {}), means, whatToDo, text]) {
      expect([kind, words]).toEqual([kind, expect.stringMatching(/^[A-ZÁÉÍÓÚ¿].{8,}/)]);
    }
    for (const sentence of [means, whatToDo]) expect([kind, sentence]).toEqual([kind, expect.stringMatching(/\.$/)]);
    const screen = href && new URL(href).pathname.replace('/mesa/', '');
    expect([kind, screen === null || existsSync(`app/(desk)/mesa/(frame)/${screen}/page.tsx`)]).toEqual([kind, true]);
  }
});
