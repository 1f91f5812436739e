import { currentPage } from '@/components/shared/ui/current-page';
import { pages } from '@/lib/shared/seo/pages';
import {
  about,
  calculatorGroup,
  contact,
  freeConsultation,
  helpfulLinks,
  hire,
  legalLinks,
  navGroups,
  serviceGroup,
  trustGroup,
  withdrawal,
} from '@/lib/shared/texts/navigation';

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

test('the groups hold the pages of the specification', () => {
  expect(serviceGroup.all?.href).toBe('/servicios');
  expect(hrefs(serviceGroup.items).sort()).toEqual([
    '/servicios/consultoria-financiera',
    '/servicios/educacion-financiera',
    '/servicios/formacion-talleres',
    '/servicios/hipotecas',
    '/servicios/planificacion-jubilacion',
    '/servicios/seguros',
  ]);
  expect(hrefs(calculatorGroup.items).sort()).toEqual([
    '/calculadoras/interes-compuesto',
    '/calculadoras/ratio-endeudamiento',
    '/calculadoras/salud-financiera',
    '/calculadoras/simulador-hipoteca',
  ]);
  expect(hrefs(trustGroup.items)).toEqual(['/seguridad', '/valores', '/garantia']);
});

test('every link leads to a page of the site, and every item is described', () => {
  const items = navGroups.flatMap((group) => group.items);
  const links = [...items, ...legalLinks, ...helpfulLinks, about, contact, hire, freeConsultation, withdrawal];
  for (const href of hrefs(links)) expect(Object.keys(pages)).toContain(href.replace(/#.*/, ''));
  for (const { description } of items) expect(description.length).toBeGreaterThan(15);
});

test.each([
  ['/servicios', '/servicios', 'page'],
  ['/servicios/seguros', '/servicios', 'true'],
  ['/servicios-nuevos', '/servicios', undefined],
  ['/nosotros', '/', undefined],
])('on %s the link to %s is marked %s', (pathname, href, mark) => {
  expect(currentPage(pathname, href)).toBe(mark);
});
