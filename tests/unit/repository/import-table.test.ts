import { dirname } from 'node:path';
import { environmentFaults, HOMES, nameFaults, vendorFaults } from '@/tests/support/rules/import-rules';
import { programImportFaults } from '@/tests/support/rules/program-import-rules';
import { importsOf, readSources } from '@/tests/support/rules/sources';

const product = readSources(['app', 'components', 'lib', 'emails']);
const programs = readSources(['prisma', 'sandbox', 'scripts', 'tests']);
const everything = [...product, ...programs];
const MOST_FILES_IN_A_FOLDER = 30;

test('each vendor has one home, pages compose, and what reaches the database begins with server-only', () => {
  expect(product.length).toBeGreaterThan(1000);
  expect(vendorFaults(product)).toEqual([]);
});

test('every vendor is imported in its home', () => {
  const isImported = (vendor: RegExp, home: RegExp) =>
    product.some((source) => home.test(source.path) && importsOf(source).some(({ from }) => vendor.test(from)));
  expect(HOMES.filter(([vendor, home]) => !isImported(vendor, home))).toEqual([]);
});

test('commands, local providers and suites keep to themselves', () => {
  expect(programs.length).toBeGreaterThan(100);
  expect(programImportFaults(programs)).toEqual([]);
});

test('no folder of the tests has more than thirty files', () => {
  const folders = new Map<string, number>();
  for (const { path } of readSources(['tests'])) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  expect([...folders].filter(([, files]) => files > MOST_FILES_IN_A_FOLDER)).toEqual([]);
});

test('no file has a name that says nothing', () => {
  expect(nameFaults(everything)).toEqual([]);
});

test('only lib/shared/env.ts reads the environment', () => {
  expect(environmentFaults(product)).toEqual([]);
});

describe('the rules can fail', () => {
  const refused = (path: string, ...lines: string[]) => vendorFaults([{ path, text: lines.join('\n') }]);

  test.each([
    ['lib/orders/catalog/find-products.ts', "import Stripe from 'stripe';"],
    ['lib/questions/consultations/consultation-mails.tsx', "import { Resend } from 'resend';"],
    ['lib/agenda/slots.ts', "import { calendar } from '@googleapis/calendar';"],
    ['lib/server/watch/watch.ts', "import { Pool } from 'pg';"],
    ['lib/space/opening/verify.ts', "import { verifyAuthenticationResponse } from '@simplewebauthn/server';"],
    ['components/questions/consultation/sealing/seal.ts', "import { Encrypter } from 'age-encryption';"],
    ['app/(public)/(site)/page.tsx', "import { z } from 'zod';"],
    ['app/(public)/(site)/page.tsx', "import { db } from '@/lib/server/db';"],
  ])('%s: %s', (path, ...lines) => {
    expect(refused(path, ...lines)).toContainEqual(expect.stringContaining(`${path} `));
  });

  test.each([
    ['sandbox/stripe/sessions.ts', "import { placeOrder } from '../../lib/orders/place-order';"],
    ['sandbox/server.ts', "import { findFreePort } from '../scripts/ports';"],
    ['scripts/start.ts', "import { Card } from '@/components/shared/ui/card';"],
    ['scripts/build.ts', "import { startStack } from '@/tests/support/stack/stack';"],
    ['scripts/test.ts', "import { hire } from '@/tests/e2e/hire';"],
    ['prisma/seed.ts', "import { build } from '../scripts/build';"],
    ['tests/e2e/hire.spec.ts', "import { bought } from '../integration/purchase/bought';"],
    ['tests/integration/agenda/holds.test.ts', "import { journey } from '@/tests/e2e/journey';"],
    ['tests/integration/agenda/holds.test.ts', "import { median } from '@/tests/bench/statistics';"],
    ['tests/support/shop/shop.ts', "import { median } from '@/tests/bench/statistics';"],
  ])('%s: %s', (path, text) => {
    expect(programImportFaults([{ path, text }])).toEqual([expect.stringContaining(`${path} must not import `)]);
  });

  test('a module that reaches the database or a provider begins with server-only', () => {
    const path = 'lib/orders/catalog/find-products.ts';
    expect(refused(path, "import { db } from '@/lib/server/db';")).toEqual([
      `${path} must begin with import 'server-only'`,
    ]);
    expect(refused(path, "import 'server-only';", "import { db } from '@/lib/server/db';")).toEqual([]);
  });

  test('names and the environment', () => {
    expect(nameFaults([{ path: 'lib/orders/utils.ts', text: '' }])).toHaveLength(1);
    expect(nameFaults([{ path: 'components/shared/ui/index.ts', text: '' }])).toHaveLength(1);
    expect(environmentFaults([{ path: 'lib/shared/site.ts', text: 'process.env.SITE_URL' }])).toHaveLength(1);
    expect(environmentFaults([{ path: 'lib/shared/site.ts', text: 'process.env' }])).toHaveLength(1);
  });
});

test('an import is found however it is written', () => {
  const text = [
    "import 'server-only';",
    "import type { A } from '@/lib/a';",
    "import { type B, b } from './b';",
    'import {',
    '  c,',
    "} from '../c';",
    "export * from '@/lib/d';",
    "const e = () => import('@/lib/e');",
    "const f = require('f');",
  ].join('\n');
  expect(importsOf({ path: 'lib/orders/x.ts', text })).toEqual([
    { from: 'server-only', typeOnly: false },
    { from: 'lib/a', typeOnly: true },
    { from: 'lib/orders/b', typeOnly: false },
    { from: 'lib/c', typeOnly: false },
    { from: 'lib/d', typeOnly: false },
    { from: 'lib/e', typeOnly: false },
    { from: 'f', typeOnly: false },
  ]);
});
