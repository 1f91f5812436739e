import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@/lib/server/security/content-security-policy';
import { inlineScriptHashes } from '@/scripts/prerendered/inline-script-hashes';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('nothing inline is allowed but what is named', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-abc'"] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('forms lead to this site, and where a page says', () => {
  expect(contentSecurityPolicy({ scripts: [] })).toContain("form-action 'self';");
  expect(contentSecurityPolicy({ scripts: [], formTargets: ['https://pay.example'] })).toContain(
    "form-action 'self' https://pay.example;",
  );
});

test('every script that runs from within the page is named once; files and data are not', () => {
  const html = `<script src="/a.js" async=""></script><script>one()</script><script id="x">two()</script>
    <script type="application/ld+json">{"a":1}</script><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('two()')]);
});
