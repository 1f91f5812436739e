import type { ContactSource } from '@/lib/questions/contact/schema';
import { formatPrice } from '@/lib/shared/money';
import { consulting } from './consulting';
import { mortgages } from './mortgages';
import { retirement } from './retirement';
import type { Plan, ServiceContent } from './service-content';
import { workshops } from './workshops';

export type RequestedPlan = {
  /** The last part of its address. */
  slug: string;
  source: ContactSource;
  service: ServiceContent;
  plan: Plan;
};

/** The services whose plans are asked for by the contact form, and have more than one. */
const asked = [
  ['hipotecas', mortgages],
  ['planificacion-jubilacion', retirement],
  ['formacion-talleres', workshops],
] as const satisfies readonly (readonly [ContactSource, ServiceContent])[];

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

export const requestedPlans: readonly RequestedPlan[] = asked.flatMap(([source, service]) =>
  service.plans.tiers.map((plan) => ({ slug: `${source}-${slugOf(plan.name)}`, source, service, plan })),
);

export function requestPath({ slug }: RequestedPlan): string {
  return `/servicios/me-interesa/${slug}`;
}

/** The plans whose buttons lead to the free consultation, and the first line that its question then has. */
export const consultedPlans = consulting.plans.tiers.map((plan) => ({
  plan,
  slug: slugOf(plan.name),
  line: `Me interesa ${plan.name}, ${plan.price.kind === 'fixed' ? formatPrice(plan.price.amount) : plan.priceNote}.`,
}));

/** Where the button of a plan leads. */
export function planHref(service: ServiceContent, plan: Plan): string {
  const consulted = consultedPlans.find((one) => one.plan === plan);
  if (consulted) return `/consulta-gratuita#plan=${consulted.slug}`;
  const requested = requestedPlans.find((one) => one.service === service && one.plan === plan);
  return requested ? requestPath(requested) : '#contact-form';
}

/** What "Me interesa" offers in the contact form of a service: nothing where there is nothing to choose. */
export function plansToChoose(service: ServiceContent): readonly string[] {
  return requestedPlans.filter((one) => one.service === service).map(({ plan }) => plan.name);
}
