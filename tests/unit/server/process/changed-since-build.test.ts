import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSinceBuild, SITE_OF_BUILD } from '@/lib/server/process/changed-since-build';
import { parseEnv, siteSchema } from '@/lib/shared/env';

const folder = mkdtempSync(join(tmpdir(), 'sofa-built-'));
beforeAll(() => mkdirSync(join(folder, '.next')));
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, Record<string, string>, string[]]>([
  ['the same variables', {}, []],
  ['another company', { COMPANY_NAME: 'Otra, S.L.' }, ['COMPANY_NAME']],
  [
    'a blog that is no longer said',
    { BLOG_URL: 'https://blog.test', SITE_URL: 'https://a.test' },
    ['BLOG_URL', 'SITE_URL'],
  ],
])('built with %s', (_, built, names) => {
  writeFileSync(join(folder, SITE_OF_BUILD), JSON.stringify(parseEnv(siteSchema, built)));
  expect(changedSinceBuild(folder).sort()).toEqual(names);
});
