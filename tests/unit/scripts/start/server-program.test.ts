import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SERVER, SERVER_ENVIRONMENT, SERVER_PROGRAM } from '@/scripts/start/build';

test.each(['Dockerfile', 'docs/deploying.md'])('%s starts our program with its heap and its arenas', (file) => {
  const text = readFileSync(file, 'utf8');
  const flags = SERVER_PROGRAM.filter((part) => part.startsWith('--'));
  const variables = Object.entries(SERVER_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
  expect([basename(SERVER), ...flags, ...variables].filter((part) => !text.includes(part))).toEqual([]);
});
