import { type ClaimId, security } from '@/lib/content/security';
import { proofs } from '@/lib/content/security-proofs';

/** How a claim is checked, in words for people, below it. */
export function Proof({ of }: { of: ClaimId }) {
  return (
    <details className="mt-2 text-nota">
      <summary className="cursor-pointer py-1 underline">{security.proof}</summary>
      <p className="mt-1">{proofs[of].words}</p>
    </details>
  );
}
