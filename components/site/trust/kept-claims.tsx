import { Section } from '@/components/shared/ui/section';
import { type Claim, keptClaims } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';
import { ClaimCushions } from '../illustrations/trust/claim-cushions';
import { Proof } from './proof';
import { StatementRows } from './statement-rows';

/** Claims that the product fulfils today, each with how that is checked. */
export function KeptClaims({ claims }: { claims: readonly Claim[] }) {
  const { title, lead, protection, access } = security.today;
  const withProof = (claim: Claim) => ({
    ...claim,
    key: claim.id,
    text: (
      <>
        {claim.text}
        <Proof of={claim.id} />
      </>
    ),
  });
  return (
    <Section id="hoy" title={title} lead={lead}>
      <h3 className="mb-6 text-t4 tracking-leve">{protection}</h3>
      <ClaimCushions claims={keptClaims(claims, 'protection').map(withProof)} />
      <div className="mt-pieza grid grid-cols-1 gap-x-canal gap-y-6 lg:grid-cols-12">
        <h3 className="text-t3 lg:col-span-4">{access}</h3>
        <div className="lg:col-span-8">
          <StatementRows statements={keptClaims(claims, 'access').map(withProof)} heading="h4" />
        </div>
      </div>
    </Section>
  );
}
