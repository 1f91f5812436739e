/** @jest-environment node */
import { delayHydration, hydrationLoader } from '@/scripts/prerendered/delay-hydration';

const page = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/b.js"/><script src="/a.js" async="" integrity="sha256-x"></script><script src="/old.js" noModule=""></script></head><body><script type="application/ld+json">{}</script><script>push(1)</script><script src="/b.js" async=""></script></body></html>`;

test('external scripts are delayed; data, inline scripts and those for old browsers stay as they are', () => {
  const html = delayHydration(page, 'contacto.html', 'start()');
  expect(html).toContain('<script type="delayed" src="/a.js" async="" integrity="sha256-x"></script>');
  expect(html).toContain('<script type="delayed" src="/b.js" async=""></script>');
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
  expect(html).toContain('<script>push(1)</script>');
  expect(html).not.toContain('as="script"');
});

test('the program that starts them is before the style sheets, once', () => {
  const html = delayHydration(page, 'contacto.html', 'start()');
  expect(html.indexOf('start()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html.match(/start\(\)/g)).toHaveLength(1);
});

test('a page to be read waits ten seconds, a tool does not wait', () => {
  const idleMs = (file: string) => /data-idle-ms="(\d+)"/.exec(delayHydration(page, file, ''))?.[1];
  expect(idleMs('index.html')).toBe('10000');
  expect(idleMs('servicios/hipotecas.html')).toBe('10000');
  expect(idleMs('calculadoras/simulador-hipoteca.html')).toBe('0');
  expect(idleMs('consulta-gratuita.html')).toBe('0');
});

test('the program is one small script that can stand in a page', () => {
  expect(hydrationLoader().length).toBeLessThan(2000);
  expect(hydrationLoader()).not.toMatch(/<\/script|<!--/);
});

test('a page without scripts stays without', () => {
  const still = '<html><head><link rel="stylesheet" href="/a.css"/></head><body></body></html>';
  expect(delayHydration(still, '_global-error.html', 'start()')).toBe(still);
});
