import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const DECISIONS = 'docs/decisions';
const INDEX = `${DECISIONS}/README.md`;
const INTERNALS = 'docs/next-internals.md';
const THREATS = 'docs/threats.md';

const records = readdirSync(DECISIONS).filter((name) => name !== 'README.md');
const documents = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  INDEX,
  ...records.map((name) => `${DECISIONS}/${name}`),
];

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Files of the repository, added or about to be. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const folders = new Set(files.flatMap(parentsOf));
const roots = new Set([...files, ...folders].map((path) => path.split('/')[0] ?? ''));
const names = new Set(files.map((path) => path.split('/').at(-1) ?? ''));

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** `*` stands for a part of one name. */
function asPattern(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.()[\]]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`);
}

function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (plain.includes('*')) return files.some((file) => asPattern(plain).test(file));
  return files.includes(plain) || folders.has(plain);
}

/** What stands in backticks and looks like a path of this repository, or the name of one of its sources. */
function quotedPaths(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([\w./()[\]*-]+)`/g)]
    .map(([, token]) => token ?? '')
    .filter((token) => (token.includes('/') ? roots.has(token.split('/')[0] ?? '') : isSourceName(token)));
}

function isSourceName(token: string): boolean {
  return /^[\w.-]+\.(tsx?|sql|prisma)$/.test(token);
}

function linkedPaths(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => (target ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
}

function missingPaths(document: string, text: string): string[] {
  const quoted = quotedPaths(text).filter((path) => !exists(path) && !names.has(path));
  return [...quoted, ...linkedPaths(document, text).filter((path) => !exists(path))];
}

type NamedCode = { name: string; path: string };

/** A name of the code is told with its place: "`name` in `path`", "`name` of `path`", "`name` (`path`" or "`path` (`name`". */
function namedCode(text: string): NamedCode[] {
  const before = [...text.matchAll(/`([A-Za-z_]\w*)`(?: in | of | \()`([\w./()[\]-]+\/[\w./()[\]-]*)`/g)];
  const behind = [...text.matchAll(/`([\w./()[\]-]+\/[\w./()[\]-]*)` \(`([A-Za-z_]\w*)`/g)];
  return [
    ...before.map(([, name = '', path = '']) => ({ name, path })),
    ...behind.map(([, path = '', name = '']) => ({ name, path })),
  ].filter(({ path }) => roots.has(path.split('/')[0] ?? ''));
}

function missingNames(named: NamedCode[]): NamedCode[] {
  return named.filter(({ name, path }) => {
    const inside = files.filter((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
    return !inside.some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')));
  });
}

/** Commands of npm that need no entry in package.json. */
const OF_NPM = ['ci', 'install', 'audit', 'outdated', 'view'];

function missingCommands(text: string): string[] {
  const commands = [...text.matchAll(/(?<=^|`|&& )npm (run )?([a-z][\w-]*)/gm)];
  return commands
    .filter(([, run, name = '']) => !(name in manifest.scripts) && (run || !OF_NPM.includes(name)))
    .map(([command]) => command);
}

type NamedTest = { file: string; title: string };

/** A test is named as its file in backticks, followed by titles in quotation marks. */
function namedTests(text: string): NamedTest[] {
  return [...text.matchAll(/`(tests\/[^`]+)`((?:,? ?"[^"]+")+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
}

function missingTests(named: NamedTest[]): NamedTest[] {
  return named.filter(({ file, title }) => !exists(file) || !readFileSync(file, 'utf8').includes(title));
}

test.each(documents)('%s names only files that exist', (document) => {
  expect(missingPaths(document, readFileSync(document, 'utf8'))).toEqual([]);
});

test.each(documents)('%s names only code and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(missingNames(namedCode(text))).toEqual([]);
  if (!document.startsWith(`${DECISIONS}/`)) expect(missingCommands(text)).toEqual([]);
});

test('every decision record is in the index, under its own title and number', () => {
  const index = readFileSync(INDEX, 'utf8');
  expect(records.length).toBeGreaterThan(20);
  for (const record of records) {
    const [heading = ''] = readFileSync(`${DECISIONS}/${record}`, 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${record.slice(0, 4)} `));
    expect(index).toContain(`- [${heading.slice(2)}](${record})`);
  }
  expect(new Set(records.map((record) => record.slice(0, 4))).size).toBe(records.length);
});

test('every decision record has its four parts', () => {
  for (const record of records) {
    const text = readFileSync(`${DECISIONS}/${record}`, 'utf8');
    for (const part of ['Context', 'Decision', 'Price', 'Look again']) expect(text).toContain(`\n## ${part}\n`);
  }
});

/** What is wrong with the line under the title of a record, which points to a later decision by its number. */
function statusFault(record: string, text: string): string | null {
  const [, , line = ''] = text.split('\n');
  const said =
    /^Status: (?:stands|(?:stands, in part superseded by|superseded by|removed, see) (\d{4}(?: and \d{4})*))$/.exec(
      line,
    );
  if (!said) return `${record} has no status: ${line}`;
  const isOther = (later: string) =>
    later !== record.slice(0, 4) && records.some((name) => name.startsWith(`${later}-`));
  const unknown = said[1]?.split(' and ').find((later) => !isOther(later));
  return unknown ? `${record} points to ${unknown}, which is no other record` : null;
}

test('every decision record says under its title whether it stands, or which other record has its place', () => {
  const faults = records.map((record) => statusFault(record, readFileSync(`${DECISIONS}/${record}`, 'utf8')));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test.each([
  [INTERNALS, 10],
  [THREATS, 6],
])('every test that %s names exists', (document, atLeast) => {
  const named = namedTests(readFileSync(document, 'utf8'));
  expect(named.length).toBeGreaterThan(atLeast);
  expect(missingTests(named)).toEqual([]);
});

describe('the checks can fail', () => {
  test('a path, a source name and a link that lead nowhere are found', () => {
    const text = 'See `lib/orders/gone.ts`, `lib/gone/`, `gone.ts`, `tests/*.gone` and [this](decisions/9999-gone.md).';
    expect(missingPaths('docs/growing.md', text)).toEqual([
      'lib/orders/gone.ts',
      'lib/gone/',
      'gone.ts',
      'tests/*.gone',
      'docs/decisions/9999-gone.md',
    ]);
    expect(
      missingPaths('docs/growing.md', 'See `lib/server/db.ts`, `/servicios`, `npm start` and [it](../README.md).'),
    ).toEqual([]);
  });

  test.each([
    ['# 0001 One\n\n## Context\n', 'has no status'],
    ['# 0001 One\nStatus: stands\n', 'has no status'],
    ['# 0001 One\n\nStatus: stands.\n', 'has no status'],
    ['# 0001 One\n\nStatus: superseded by 9999\n', 'points to 9999'],
    ['# 0001 One\n\nStatus: stands, in part superseded by 0002 and 9999\n', 'points to 9999'],
    ['# 0001 One\n\nStatus: removed, see 0001\n', 'points to 0001'],
  ])('a status that says nothing, or leads nowhere: %j', (text, fault) => {
    expect(statusFault('0001-one.md', text)).toContain(fault);
    expect(statusFault('0001-one.md', '# 0001 One\n\nStatus: superseded by 0002\n')).toBeNull();
  });

  test('a name that its file lacks, and a command that does not exist, are found', () => {
    const named = namedCode(
      '`Result` in `lib/shared/result.ts`, `goneTwice` in `lib/shared/`, `lib/server/db.ts` (`goneToo`).',
    );
    expect(named.map(({ name }) => name)).toEqual(['Result', 'goneTwice', 'goneToo']);
    expect(missingNames(named).map(({ name }) => name)).toEqual(['goneTwice', 'goneToo']);
    expect(missingCommands('`npm run gone`, `npm ci && npm start`, `npm run seed`, `npm gone`')).toEqual([
      'npm run gone',
      'npm gone',
    ]);
  });

  test('a test that does not exist is found', () => {
    const text = 'By `tests/unit/repository/docs.test.ts` "a test that does not exist is found"';
    expect(namedTests(text)).toHaveLength(1);
    expect(missingTests(namedTests(text))).toEqual([]);
    expect(missingTests([{ file: INTERNALS, title: ['no', 'such', 'title'].join('-') }])).toHaveLength(1);
    expect(missingTests([{ file: 'tests/unit/gone.test.ts', title: '' }])).toHaveLength(1);
  });
});

test('docs/deploying.md names every event that the webhook understands, and no other', () => {
  const understood = [
    ...readFileSync('lib/payments/payment-event.ts', 'utf8').matchAll(/case '((?:checkout|charge|refund)\.[\w.]+)'/g),
  ].map(([, type]) => type);
  const page = readFileSync('docs/deploying.md', 'utf8');
  const named = [...page.matchAll(/`((?:checkout\.session|charge|refund)\.[\w.]+)`/g)];
  expect(understood.length).toBeGreaterThan(10);
  expect(named.map(([, type]) => type).sort()).toEqual(understood.sort());
});

test('docs/commands.md names every command of package.json, and no other', () => {
  const page = readFileSync('docs/commands.md', 'utf8');
  const commands = Object.keys(manifest.scripts).filter((name) => name !== 'postinstall');
  const named = new Set([...page.matchAll(/`npm (?:run )?([\w-]+)/g)].map(([, name]) => name));
  expect(commands.length).toBeGreaterThan(10);
  expect([...named].sort()).toEqual(commands.sort());
});

test('the README has at most 700 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(700);
});
