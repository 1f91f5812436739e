import { Section } from '@/components/ui/section';
import { type Claim, security } from '@/lib/content/security';
import { proofs } from '@/lib/content/security-proofs';
import { proofAnchor } from './proof-link';

/** How each claim that is fulfilled today is checked, in words for people. */
export function ProofList({ claims }: { claims: readonly Claim[] }) {
  const { title, lead, back } = security.proofs;
  const kept = claims.filter(({ live }) => live);
  return (
    <Section id="como-lo-comprobamos" title={title} lead={lead}>
      <dl className="border-t-[1.5px] border-current">
        {kept.map(({ id, title: claim }) => (
          <div
            key={id}
            id={proofAnchor(id)}
            className="grid scroll-mt-28 grid-cols-1 gap-x-canal gap-y-2 border-b border-linea py-4 target:bg-arena md:grid-cols-12"
          >
            <dt className="font-titular font-bold text-balance wrap-anywhere md:col-span-4">{claim}</dt>
            <dd className="max-w-texto md:col-span-8">{proofs[id].words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <a href="#hoy" className="enlace">
          {back}
        </a>
      </p>
    </Section>
  );
}
