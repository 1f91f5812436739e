import { Summary } from '@/components/shared/ui/summary';
import { proofs } from '@/lib/site/security/claim-proofs';
import type { ClaimId } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';

/** How a claim is checked, in words for people, below it. */
export function Proof({ of }: { of: ClaimId }) {
  return (
    <details className="mt-2 text-nota">
      <Summary className="w-fit gap-x-2 py-1 underline">{security.proof}</Summary>
      <p className="mt-1">{proofs[of].words}</p>
    </details>
  );
}
