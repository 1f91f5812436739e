import { readdirSync, readFileSync } from 'node:fs';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { keptPath } from '@/lib/server/process/page-cache/kept-paths';
import { config } from '@/middleware';

/** The address of every page, with something in the place of what its visitors fill in. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(
    (file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replace(/\/\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, 'algo') || '/',
  );

const [, nginxMap = ''] = /map \$uri \$sofa_rendered \{([^}]*)\}/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
const nginxRules = [...nginxMap.matchAll(/^\s*~(\S+)\s+1;/gm)].map(([, rule = '']) => new RegExp(rule));

const passesMiddleware = (path: string) => doesMiddlewareMatch({ config, url: path });
const passesNginx = (path: string) => nginxRules.some((rule) => rule.test(path));
const isKeptForAMoment = (path: string) => keptPath({ method: 'GET', url: path, headers: {} }, new Set()) !== null;

test('the middleware and nginx list the same pages as rendered on request', () => {
  const rendered = pages.filter(passesMiddleware);
  expect(rendered).toEqual(expect.arrayContaining(['/servicios', '/checkout/algo', '/newsletter/baja/algo']));
  expect(rendered.length).toBeLessThan(pages.length);
  expect(pages.filter(passesNginx)).toEqual(rendered);
});

test('what is kept for a moment is rendered on request, with a nonce of its own', () => {
  const kept = pages.filter(isKeptForAMoment);
  expect(kept).toContain('/servicios');
  expect(kept.filter((path) => !passesMiddleware(path))).toEqual([]);
});
