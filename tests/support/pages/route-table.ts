import { articlePath, articles } from '@/lib/site/articles';
import { requestedPlans, requestPath } from '@/lib/site/services/requested-plans';
import { catalogue } from '@/prisma/catalogue';

export type Route = {
  path: string;
  /** May search engines show it. */
  indexed: boolean;
  /** Of its JSON-LD, in any order. */
  types: readonly string[];
  /** Its address for search engines, where that is another one. */
  canonical?: string;
  /** 200 by default. */
  status?: number;
};

const listed = (path: string, ...types: string[]): Route => ({ path, indexed: true, types });
const unlisted = (path: string, ...types: string[]): Route => ({ path, indexed: false, types });

const service = (slug: string) => listed(`/servicios/${slug}`, 'BreadcrumbList', 'Service', 'FAQPage');
const calculator = (slug: string) => listed(`/calculadoras/${slug}`, 'BreadcrumbList', 'FAQPage', 'WebApplication');

/** Every page of the product specification's table of routes, and one for the plans of each service. */
export const routes: readonly Route[] = [
  listed('/', 'FinancialService', 'WebSite'),
  listed('/servicios', 'BreadcrumbList'),
  service('educacion-financiera'),
  service('consultoria-financiera'),
  { ...service('asesoria-financiera'), canonical: '/servicios/consultoria-financiera' },
  service('planificacion-jubilacion'),
  service('seguros'),
  service('hipotecas'),
  service('formacion-talleres'),
  ...requestedPlans.filter(({ plan }) => plan.popular).map((one) => unlisted(requestPath(one), 'BreadcrumbList')),
  listed('/contratanos', 'BreadcrumbList', 'FAQPage', 'Product', 'Product', 'Product', 'Product'),
  listed('/nosotros', 'BreadcrumbList', 'Organization'),
  listed('/contacto', 'BreadcrumbList', 'FAQPage'),
  listed('/consulta-gratuita', 'BreadcrumbList'),
  listed('/blog', 'BreadcrumbList', 'Blog'),
  ...articles.map((article) => listed(articlePath(article), 'BreadcrumbList', 'Article')),
  calculator('interes-compuesto'),
  calculator('simulador-hipoteca'),
  calculator('salud-financiera'),
  calculator('ratio-endeudamiento'),
  listed('/seguridad', 'BreadcrumbList', 'FAQPage'),
  listed('/valores', 'BreadcrumbList', 'FAQPage'),
  listed('/garantia', 'BreadcrumbList', 'FAQPage'),
  unlisted('/politica-privacidad', 'BreadcrumbList'),
  unlisted('/aviso-legal', 'BreadcrumbList'),
  unlisted('/condiciones', 'BreadcrumbList'),
  unlisted('/cookies', 'BreadcrumbList'),
  unlisted('/desistimiento'),
  ...catalogue.map(({ slug }) => listed(`/checkout/${slug}`, 'BreadcrumbList', 'Product')),
  unlisted('/payment-success'),
  unlisted('/payment-canceled'),
  unlisted('/payment-success-popup'),
  unlisted('/payment-canceled-popup'),
];

/** Addresses that lead somewhere else. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/blog/no-existe', '/blog'],
  ['/checkout/no-existe', '/servicios'],
];

/** For buyers whose link opens nothing. Search engines are told nothing of it. */
export const orderHelp: Route = unlisted('/tu-contratacion');

export const missing: Route = { ...unlisted('/no/existe'), status: 404 };
