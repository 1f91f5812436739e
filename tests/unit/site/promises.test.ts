import { existsSync } from 'node:fs';
import { terms } from '@/lib/orders/texts/terms';
import messages from '@/lib/shared/i18n/messages';
import { site } from '@/lib/shared/site';
import { about } from '@/lib/site/about';
import { contactPage } from '@/lib/site/contact-page';
import { guarantee } from '@/lib/site/guarantee';
import { hire } from '@/lib/site/hire';
import { legalNotice } from '@/lib/site/legal-notice';
import { claims, keptClaims } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';
import { values } from '@/lib/site/values';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('the guarantee is asked for in four steps', () => {
  expect(titles(guarantee.steps.list)).toEqual([
    'Contacto',
    'Evaluación rápida',
    'Resolución clara',
    'Cierre transparente',
  ]);
});

test('the guarantee says what it covers, and that nobody is kept', () => {
  const covers = JSON.stringify(guarantee.covers);
  expect(covers).toMatch(/periodo de prueba/);
  expect(covers).toMatch(/Acompañamiento al empezar/);
  expect(covers).toMatch(/Sin permanencia/);
  expect(covers).toMatch(/Cancela cuando quieras desde tu página de contratación/);
  const limits = guarantee.limits.statements.join(' ');
  expect(limits).toMatch(/No damos recomendaciones de inversión/);
  expect(limits).toMatch(/No prometemos rentabilidades/);
  expect(new Set(guarantee.table.rows.map(({ included }) => included))).toEqual(new Set([true, false]));
});

test('what the pages promise of the order page, it has', () => {
  const [ask, check] = guarantee.steps.list;
  expect(ask.text).toMatch(/^Desde tu contratación, con un botón; o por correo o teléfono/);
  expect(check.text).toMatch(/^La hace el calendario: si estás en plazo, es que sí\./);
  expect(JSON.stringify(guarantee)).not.toMatch(/desde tu (espacio|app)/);
  expect(JSON.stringify(hire)).toContain('se pide desde tu contratación, con un botón');
  expect(keptClaims(claims, 'access').map(({ id }) => id)).toContain('own-page');
  const pageAt = (route: string) => `app/(public)/(site)/(orders)/tu-contratacion/[token]${route}/page.tsx`;
  const pages = ['', '/cambiar', '/anular', '/desistir', '/recibo', '/factura'].map(pageAt);
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});

test('no text sends a buyer to the mailbox for what the order page does', () => {
  const said = [guarantee, hire, contactPage, terms, legalNotice, messages].map((text) => JSON.stringify(text)).join();
  expect(said).not.toMatch(/escribiéndonos|responde al correo de confirmación|respóndenos con ellos/i);
});

test('six pillars carry the values page, four values the about page', () => {
  expect(titles(values.pillars)).toEqual([
    'Integridad',
    'Claridad',
    'Confidencialidad',
    'Utilidad',
    'Independencia',
    'Sencillez',
  ]);
  expect(titles(about.values.list)).toEqual(['Independencia', 'Transparencia', 'Excelencia', 'Compromiso']);
  expect(about.method.steps).toHaveLength(3);
});

test('each trust page leads to the consultation, to who we are and to security', () => {
  for (const page of [guarantee, values]) {
    const text = JSON.stringify(page);
    for (const path of ['/consulta-gratuita', '/nosotros', '/seguridad']) expect(text).toContain(path);
  }
  for (const path of ['/consulta-gratuita', '/nosotros']) expect(JSON.stringify(security)).toContain(path);
});

test('the contact page gives its mailbox, its hours and four answers, and asks nothing of the map before a click', () => {
  const text = JSON.stringify(contactPage.info);
  for (const fact of [site.infoEmail, site.phone, site.visitHours, 'Madrid']) expect(text).toContain(fact);
  expect(contactPage.questions).toHaveLength(4);
  expect(new URL(contactPage.map.href).searchParams.get('query')).toBe(site.officeAddress);
});
