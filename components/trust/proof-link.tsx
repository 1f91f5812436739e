import { type Claim, security } from '@/lib/content/security';

/** The place of a proof on the page. */
export function proofAnchor(id: Claim['id']): string {
  return `prueba-${id}`;
}

export function ProofLink({ claim: { id, title } }: { claim: Pick<Claim, 'id' | 'title'> }) {
  return (
    <a
      href={`#${proofAnchor(id)}`}
      aria-label={`${security.proofs.link}: ${title}`}
      className="mt-2 block text-nota underline"
    >
      {security.proofs.link}
    </a>
  );
}
