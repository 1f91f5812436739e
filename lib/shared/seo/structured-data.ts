import type {
  BreadcrumbList,
  FAQPage,
  FinancialService,
  Organization,
  Person,
  Product,
  Service,
  Thing,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { TeamMember } from '@/lib/shared/business/team-member';
import { exactEuros } from '@/lib/shared/money';
import { telephoneLink } from '@/lib/shared/person/telephone-link';
import { site } from '@/lib/shared/site';
import { address, business, context } from './schema-org';
import { sharingPicture } from './sharing-picture';

/** `link`: after the answer. */
export type Question = { question: string; answer: string; link?: { label: string; href: string } };
/** `path` as in '/servicios'. */
export type Crumb = { name: string; path: string };

/** Safe inside a script element: no text can close it. */
export function jsonLdText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function employee({ id, name, role, languages, certificate }: TeamMember): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: address(`/nosotros#${id}`),
    knowsLanguage: [...languages],
    ...(certificate && { hasCredential: { '@type': 'EducationalOccupationalCredential', name: certificate.name } }),
  };
}

/** The people of the organisation that the home page describes. */
export function staff(team: readonly TeamMember[]): WithContext<Organization> {
  return { '@context': context, ...business, employee: team.map(employee) };
}

export function financialService(): WithContext<FinancialService> {
  return {
    '@context': context,
    '@type': 'FinancialService',
    '@id': business['@id'],
    name: site.name,
    url: site.url,
    email: site.contactEmail,
    telephone: telephoneLink(site.phone).replace('tel:', ''),
    image: address(sharingPicture('/')),
    logo: address('/icons/icon-512.png'),
    address: site.officeAddress,
    areaServed: { '@type': 'Country', name: 'España' },
    currenciesAccepted: 'EUR',
    sameAs: site.linkedInUrl,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  };
}

export function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${site.url}/#web`,
    name: site.name,
    url: site.url,
    inLanguage: 'es-ES',
    publisher: business,
  };
}

export function breadcrumbList(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

export function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Prices in cents; a range has both ends. */
export function serviceWithOffers(
  service: { name: string; description: string; path: string },
  offers: readonly { name: string; price: number; maxPrice?: number }[],
): WithContext<Service> {
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: address(service.path),
    provider: business,
    areaServed: { '@type': 'Country', name: 'España' },
    offers: offers.map(({ name, price, maxPrice }) => ({
      '@type': 'Offer',
      name,
      priceCurrency: 'EUR',
      price: exactEuros(price),
      ...(maxPrice && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'EUR',
          minPrice: price / 100,
          maxPrice: maxPrice / 100,
        },
      }),
    })),
  };
}

/** Prices in cents; a range has both ends. */
export function productOffer(product: {
  name: string;
  description: string;
  path: string;
  pictureOf: string;
  price: number;
  maxPrice: number | null;
}): WithContext<Product> {
  const stock = {
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: address(product.path),
    seller: business,
  } as const;
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: address(sharingPicture(product.pictureOf)),
    category: 'Servicios Financieros',
    brand: { '@type': 'Brand', name: site.name },
    offers: product.maxPrice
      ? {
          '@type': 'AggregateOffer',
          lowPrice: exactEuros(product.price),
          highPrice: exactEuros(product.maxPrice),
          offerCount: 2,
          ...stock,
        }
      : { '@type': 'Offer', price: exactEuros(product.price), ...stock },
  };
}

export function webApplication(tool: { name: string; description: string; path: string }): WithContext<WebApplication> {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: address(tool.path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    inLanguage: 'es-ES',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: business,
  };
}
