import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnusedPackages } from '@/scripts/start/remove-unused-packages';

const folder = mkdtempSync(join(tmpdir(), 'sofa-standalone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('unused packages go with the links to them, and the others stay with theirs', () => {
  const [packages, links] = [join(folder, 'node_modules'), join(folder, '.next', 'node_modules')];
  mkdirSync(links, { recursive: true });
  for (const name of ['pg', 'prettier', 'prettier-of-another-name', 'typescript']) {
    mkdirSync(join(packages, name), { recursive: true });
  }
  for (const name of ['pg', 'prettier', 'typescript']) {
    symlinkSync(`../../node_modules/${name}`, join(links, `${name}-587764f78a6c7a9c`));
  }
  removeUnusedPackages(folder);
  removeUnusedPackages(folder);
  expect(readdirSync(packages).sort()).toEqual(['pg', 'prettier-of-another-name']);
  expect(readdirSync(links)).toEqual(['pg-587764f78a6c7a9c']);
});
