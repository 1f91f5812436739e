import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Env } from './sandbox';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const FONTS = join('node_modules', '@fontsource-variable');

/** Static files of the pages: name, path, content type. */
const ASSETS = {
  'page.css': [join('sandbox', 'page.css'), 'text/css; charset=utf-8'],
  'familjen.woff2': [join(FONTS, 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'), 'font/woff2'],
  'hanken.woff2': [join(FONTS, 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'), 'font/woff2'],
} as const;

const sofa = raw(
  '<path class="c-n" d="M0 30V17a4 4 0 0 1 8 0V30zM38 30V17a4 4 0 0 1 8 0V30zM9.5 9V6a4 4 0 0 1 8 0V9z"/><path class="c-a" d="M9.5 9h8v11h-8z"/><path class="c-n" d="M18.7 12.5V6a4 4 0 0 1 8 0V12.5z"/><path class="c-a" d="M18.7 12.5h8v7.5h-8z"/><path class="c-n" d="M27.9 16.5V6a4 4 0 0 1 8 0V16.5z"/><path class="c-a" d="M27.9 16.5h8v3.5h-8z"/><path class="c-n" d="M9.5 21.5h26.4v8.5h-26.4zM3 31.5h3v2.5h-3zM40 31.5h3v2.5h-3z"/>',
);

export const arrow = raw('<svg viewBox="0 0 18 12" aria-hidden="true"><path d="M0 6h16M11 1l5 5-5 5"/></svg>');

export type Page = {
  title: string;
  /** The sentence on saffron under the header. */
  notice: Html;
  main: Html;
};

export function document({ title, notice, main }: Page): Html {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/page.css">
</head>
<body>
<a class="salta" href="#contenido">Saltar al contenido</a>
<header class="cabecera"><span class="marca"><svg viewBox="0 0 46 34" aria-hidden="true">${sofa}</svg>El Sofá Del Dinero</span></header>
<aside class="aviso" aria-label="Aviso">${notice}</aside>
<main id="contenido">${main}</main>
</body>
</html>`;
}

/** No script, nothing from another origin. `formTargets`: origins to which a form may redirect. */
export function pageHeaders(formTargets: string[] = []): Record<string, string> {
  const directives = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

export function pageAssets(): Hono<Env> {
  const app = new Hono<Env>();
  for (const [name, [file, type]] of Object.entries(ASSETS)) {
    app.get(`/${name}`, (c) =>
      c.body(readFileSync(file), 200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }),
    );
  }
  return app;
}

const dateAndTime = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** "21 de noviembre, 12:31", in Madrid. */
export function madridTime(instant: Date): string {
  return dateAndTime.format(instant);
}
