import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// Not Madrid's, so that code which computes office hours in the zone of the machine fails.
process.env.TZ = 'America/New_York';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const withNext = nextJest({ dir: rootDir });

// Packages that ship only ECMAScript modules, or import() some: Jest has to transform them like our own sources.
const modulePackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  '@schummar',
  'icu-minify',
  '@react-email/render',
  'gaxios',
  'node-fetch',
  'data-uri-to-buffer',
  'fetch-blob',
  'formdata-polyfill',
  'mdast-util-from-markdown',
  'mdast-util-to-string',
  'micromark[\\w-]*',
  'unist-util-stringify-position',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'age-encryption',
  '@noble',
  '@scure',
].join('|');

async function project(options) {
  const config = await withNext({
    rootDir,
    testEnvironment: 'node',
    // Jest's own cleaning of globals also changes what they share with Node, such as event emitters.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    modulePathIgnorePatterns: ['<rootDir>/.next/'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/tests/support/stack/fail-on-console-error.ts'],
    ...options,
  })();
  return {
    ...config,
    transform: Object.fromEntries(Object.values(config.transform).map((swc) => ['\\.([cm]?js|jsx|tsx?)$', swc])),
    transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${modulePackages})/)`],
  };
}

export default async () => ({
  rootDir,
  // The servers and the database that a worker asks want a processor too.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // For a machine with other work to do: a test that hangs is rare, one that is slow is not.
  testTimeout: 300_000,
  projects: [
    await project({ displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'] }),
    await project({
      displayName: 'integration',
      testMatch: ['<rootDir>/tests/integration/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/tests/support/stack/jest-global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/stack/jest-global-teardown.ts',
    }),
  ],
});
