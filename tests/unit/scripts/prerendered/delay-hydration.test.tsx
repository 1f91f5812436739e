/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { delayHydration, hydrationLoader } from '@/scripts/prerendered/delay-hydration';

const page = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/b.js"/><script src="/a.js" async="" integrity="sha256-x"></script><script src="/old.js" noModule=""></script></head><body><script type="application/ld+json">{}</script><script>push(1)</script><script src="/b.js" async=""></script></body></html>`;

test('external scripts are delayed; data, inline scripts and those for old browsers stay as they are', () => {
  const html = delayHydration(page, 'start()');
  expect(html).toContain('<script type="delayed" src="/a.js" async="" integrity="sha256-x"></script>');
  expect(html).toContain('<script type="delayed" src="/b.js" async=""></script>');
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
  expect(html).toContain('<script>push(1)</script>');
  expect(html).not.toContain('as="script"');
});

test('the program that starts them is before the style sheets, once', () => {
  const html = delayHydration(page, 'start()');
  expect(html.indexOf('start()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html.match(/start\(\)/g)).toHaveLength(1);
});

test('a page to be read waits ten seconds, one with a part that starts at once does not', () => {
  const idleMs = (html: string) => /data-idle-ms="(\d+)"/.exec(delayHydration(html, ''))?.[1];
  expect(idleMs(page)).toBe('10000');
  expect(idleMs(page.replace('<body>', `<body>${renderToStaticMarkup(<Skeleton className="" />)}`))).toBe('0');
});

test('the program is one small script that can stand in a page', () => {
  expect(hydrationLoader().length).toBeLessThan(4000);
  expect(hydrationLoader()).not.toMatch(/<\/script|<!--/);
});

test('scripts are fetched ahead in a way that the policy of every browser counts as a script', () => {
  expect(hydrationLoader()).not.toContain('prefetch');
});

test('a page without scripts stays without', () => {
  const still = '<html><head><link rel="stylesheet" href="/a.css"/></head><body></body></html>';
  expect(delayHydration(still, 'start()')).toBe(still);
});
