import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { type Claim, plannedClaims } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';
import { PlannedClaims } from '../illustrations/trust/claim-cushions';

/** Claims that depend on the planned private space. Renders nothing once all are fulfilled. */
export function PlannedSpace({ claims }: { claims: readonly Claim[] }) {
  const planned = plannedClaims(claims);
  if (planned.length === 0) return null;
  const { title, lead, meanwhile, meanwhileTitle, meanwhileUntil } = security.planned;
  return (
    <Section id="en-preparacion" title={title} lead={lead} ground="cielo">
      <PlannedClaims claims={planned} />
      {planned.some(({ id }) => id === meanwhileUntil) && (
        <div className="mt-12 grid grid-cols-1 gap-x-canal gap-y-3 border-t-[1.5px] border-tinta pt-5 md:grid-cols-12">
          <h3 className="text-t3 md:col-span-5">{meanwhileTitle}</h3>
          <p className="max-w-texto text-lead md:col-span-7">
            <LinkedText text={meanwhile} />
          </p>
        </div>
      )}
    </Section>
  );
}
