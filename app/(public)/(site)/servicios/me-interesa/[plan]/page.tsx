import type { Metadata } from 'next';
import { ContactSection } from '@/app/(public)/(site)/(questions)/_contact/contact-section';
import { PlanRequest } from '@/components/site/services/service-page/plan-request';
import { metadataOf } from '@/lib/shared/seo/metadata';
import { planRequestFacts } from '@/lib/site/seo/plan-request-facts';
import { requestedPlans, requestPath } from '@/lib/site/services/requested-plans';

type Props = { params: Promise<{ plan: string }> };

/** Every other address is that of no page: app/[...missing] answers it. */
export const dynamicParams = false;

export function generateStaticParams() {
  return requestedPlans.map(({ slug }) => ({ plan: slug }));
}

async function requestedPlan(params: Props['params']) {
  const { plan } = await params;
  const requested = requestedPlans.find(({ slug }) => slug === plan);
  if (!requested) throw new Error(`There is no plan ${plan}.`);
  return requested;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const requested = await requestedPlan(params);
  const { service, plan } = requested;
  return metadataOf(requestPath(requested), planRequestFacts(service.name, plan.name), {}, service.path);
}

export default async function PlanRequestPage({ params }: Props) {
  const requested = await requestedPlan(params);
  const { source, service, plan } = requested;
  const contact = plan.contact ?? service.contact;
  return (
    <>
      <PlanRequest requested={requested} />
      {plan.quote ? (
        <ContactSection source={plan.quote} context={`${service.name}: ${plan.name}`} {...contact} />
      ) : (
        <ContactSection source={source} context={service.name} plan={plan.name} service={service} {...contact} />
      )}
    </>
  );
}
