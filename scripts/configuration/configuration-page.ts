import { parseEnv as parseFile } from 'node:util';
import type { z } from 'zod';
import { buildSchema, commandSchema, serverSchema, siteSchema } from '@/lib/shared/env';

type Variable = { name: string; description: string };
type Section = { title: string; variables: Variable[] };

const READERS: [schema: z.ZodObject, reader: string][] = [
  [siteSchema, 'build, server'],
  [serverSchema, 'server'],
  [buildSchema, 'build'],
  [commandSchema, 'commands'],
];

const HEADING = /^# ── (.+?) ─+$/;

/** The sections of `.env.example`: a heading, and variables, each below the comment that explains it. */
function sectionsOf(example: string): Section[] {
  const sections: Section[] = [];
  let comment: string[] = [];
  for (const line of example.split('\n')) {
    const [, title] = HEADING.exec(line) ?? [];
    const [, name] = /^([A-Z_]+)=/.exec(line) ?? [];
    if (title) sections.push({ title, variables: [] });
    if (name) sections.at(-1)?.variables.push({ name, description: comment.join(' ') });
    comment = line.startsWith('# ') && !title ? [...comment, line.slice(2)] : [];
  }
  return sections;
}

/** Names of documents become links from docs/. */
function asCell(description: string): string {
  return description
    .replace(/\bdocs\/([\w/-]+\.md)(#[\w-]+)?/g, (_path, file: string, anchor = '') => `[${file}](${file}${anchor})`)
    .replaceAll('|', '\\|');
}

/** Empty if `.env.example` leaves the variable empty: then its description says what happens without it. */
function defaultOf(schema: z.ZodObject, name: string, exampleValue: string | undefined): string {
  const absent = schema.shape[name]?.safeParse(undefined);
  if (!absent?.success) return 'must be set';
  return absent.data === undefined || !exampleValue ? '' : `\`${String(absent.data)}\``;
}

function rowOf({ name, description }: Variable, exampleValue: string | undefined): string {
  const [schema, reader] = READERS.find(([{ shape }]) => name in shape) ?? [];
  if (!schema) throw new Error(`${name} stands in .env.example, and nothing reads it`);
  if (description === '') throw new Error(`${name} has no comment above it in .env.example`);
  return `| \`${name}\` | ${defaultOf(schema, name, exampleValue)} | ${reader} | ${asCell(description)} |`;
}

/** docs/configuration.md: names and defaults as the schemas of lib/shared/env.ts have them, the words and their order from `.env.example`. */
export function configurationPage(example: string): string {
  const sections = sectionsOf(example);
  const values = parseFile(example);
  const described = new Set(sections.flatMap(({ variables }) => variables.map(({ name }) => name)));
  const left = READERS.flatMap(([{ shape }]) => Object.keys(shape)).filter((name) => !described.has(name));
  if (left.length > 0) throw new Error(`.env.example does not explain ${left.join(', ')}`);
  const tables = sections.map(({ title, variables }) =>
    [
      `## ${title}`,
      '',
      '| Variable | Default | Read by | Meaning |',
      '|---|---|---|---|',
      ...variables.map((variable) => rowOf(variable, values[variable.name])),
    ].join('\n'),
  );
  return `${[INTRODUCTION, ...tables].join('\n\n')}\n`;
}

const INTRODUCTION = `# Configuration

Written by \`npm run configuration\` from \`lib/shared/env.ts\`, which reads and checks the variables, and from the comments of \`.env.example\`, the one place of these words. Change those, and run it.

\`npm start\` and \`npm run dev\` need no variable: they run a database of their own and simulate each provider whose key is not set. Every other start is in production and needs what [deploying.md](deploying.md#variables-of-a-server) lists; it names in one error all that is missing, an example or a stand-in. Set variables in the environment or in \`.env\`, of which \`.env.example\` is a copy to begin with. The environment wins over \`.env\`; an empty variable counts as absent.

*Must be set* is said of what has no default outside of \`npm start\` and \`npm run dev\`; where the column is empty, the meaning says what happens without the variable. The build makes pages with what it reads: a server with other values of those variables does not start.`;
