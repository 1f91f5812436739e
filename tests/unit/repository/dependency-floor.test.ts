import { z } from 'zod';
import declared from '@/package.json';
import lock from '@/package-lock.json';

/**
 * Below these versions each has a published hole. Next: the image optimiser's remote code of August 2026. React: denial of
 * service through the payload of a server action (CVE-2026-23870).
 */
const FLOORS = { next: '16.4.2', react: '19.2.6', 'react-dom': '19.2.6' };

const versionSchema = z.string().regex(/^\d+\.\d+\.\d+$/);
const packages: Record<string, { version?: string }> = lock.packages;

function isAtLeast(version: string, floor: string): boolean {
  return versionSchema.parse(version).localeCompare(floor, 'en', { numeric: true }) >= 0;
}

/** Every copy, wherever it is installed below whichever package. */
function installed(name: string): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => versionSchema.parse(version));
}

test.each(Object.entries(FLOORS))('%s is declared and installed at %s or later, in every copy', (name, floor) => {
  // Exactly, so that nothing older can be resolved.
  const version = z.record(z.string(), z.string()).parse(declared.dependencies)[name];
  const copies = installed(name);
  expect(copies).toContain(version);
  for (const copy of copies) expect([copy, isAtLeast(copy, floor)]).toEqual([copy, true]);
});

test('what is installed on this machine is what the lock file says', async () => {
  for (const name of Object.keys(FLOORS)) {
    const manifest = (await import(`${name}/package.json`)) as { version: string };
    expect(installed(name)).toContain(manifest.version);
  }
});

test('the comparison can fail', () => {
  expect(isAtLeast('16.4.1', '16.4.2')).toBe(false);
  expect(isAtLeast('16.10.0', '16.4.2')).toBe(true);
  expect(isAtLeast('9.9.9', '16.4.2')).toBe(false);
});
