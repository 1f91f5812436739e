import { readFileSync } from 'node:fs';
import { findOrFetchImageNode, imageNodeVersion } from '@/scripts/image-node';

test('the image runs one full version of a Node that still gets security fixes', () => {
  expect(imageNodeVersion()).toMatch(/^24\.\d+\.\d+$/);
  const bases = readFileSync('Dockerfile', 'utf8').match(/^FROM \S+/gm);
  expect(bases?.map((line) => line.replace(/\W/g, ''))).toEqual(['FROMNODE', 'FROMdeps', 'FROMNODE']);
});

test('the Node that runs the tests is taken if it is the same', () => {
  const { version, versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, node: imageNodeVersion() } });
  expect(findOrFetchImageNode()).toBe(process.execPath);
  Object.defineProperty(process, 'versions', { value: versions });
  expect(process.version).toBe(version);
});
