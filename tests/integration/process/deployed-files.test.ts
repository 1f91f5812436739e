import { readdirSync } from 'node:fs';

test('what is deployed is the server and its thread, and no source', () => {
  expect(readdirSync('.next/standalone').sort()).toEqual([
    '.next',
    'node_modules',
    'package.json',
    'public',
    'server.js',
    'worker-thread.mjs',
  ]);
});
