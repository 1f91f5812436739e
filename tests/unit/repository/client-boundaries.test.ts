import { redundantClientDirectives } from '@/tests/support/rules/client-boundaries';
import { readSources } from '@/tests/support/rules/sources';

test("'use client' stands at boundaries only", () => {
  const sources = readSources(['app', 'components']);
  expect(sources.filter(({ text }) => /^'use client';/.test(text)).length).toBeGreaterThan(50);
  expect(redundantClientDirectives(sources)).toEqual([]);
});

describe('a directive is redundant', () => {
  const page = { path: 'app/page.tsx', text: "import { Form } from '@/components/form';" };
  const form = { path: 'components/form.tsx', text: "'use client';\n\nimport { Field } from './field';" };
  const field = { path: 'components/field.tsx', text: "'use client';\n" };

  test('where only client modules import the file', () => {
    expect(redundantClientDirectives([page, form, field])).toEqual(['components/field.tsx']);
  });

  test('where client modules reach it through one without a directive', () => {
    const between = { path: 'components/form.tsx', text: "'use client';\n\nexport { Field } from './row';" };
    const row = { path: 'components/row.tsx', text: "export const load = () => import('./field');" };
    expect(redundantClientDirectives([page, between, row, field])).toEqual(['components/field.tsx']);
  });

  test('where a module of the server imports only a type of it', () => {
    const typed = { path: 'app/page.tsx', text: "import type { Field } from '@/components/field';" };
    expect(redundantClientDirectives([typed, field])).toEqual(['components/field.tsx']);
  });
});

test('a file that the server imports as well is a boundary, and so is an entry of the framework', () => {
  const error = { path: 'app/error.tsx', text: "'use client';\n" };
  const page = { path: 'app/page.tsx', text: "import { Field } from '@/components/field';" };
  const form = { path: 'components/form.tsx', text: "'use client';\n\nimport { Field } from './field';" };
  const field = { path: 'components/field.tsx', text: "'use client';\n" };
  expect(redundantClientDirectives([error, page, form, field])).toEqual(['components/form.tsx']);
});
