import { Badge } from '@/components/shared/ui/badge';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { Summary } from '@/components/shared/ui/summary';
import type { BusinessCredentials } from '@/lib/shared/business/business-credentials';
import { type Proof, proofs, proofsOf } from '@/lib/site/proofs';
import { StatementRows } from './statement-rows';

/** What the firm can prove of itself; nothing while it says nothing. */
export function Proofs({ credentials }: { credentials: BusinessCredentials }) {
  const shown = proofsOf(credentials);
  if (shown.length === 0) return null;
  return (
    <Section id="pruebas" title={proofs.title} lead={proofs.lead} layout="beside">
      <StatementRows
        statements={shown.map((proof) => ({ key: proof.text, title: proof.title, text: <ProofText proof={proof} /> }))}
      />
    </Section>
  );
}

function ProofText({ proof: { text, names, example } }: { proof: Proof }) {
  return (
    <>
      {example && (
        <span className="mb-2 block">
          <Badge look="azafran">{proofs.example}</Badge>
        </span>
      )}
      <LinkedText text={text} />
      {names && (
        <details className="mt-3">
          <Summary className="w-fit gap-x-2 py-1 font-bold underline">{proofs.showNames}</Summary>
          <ul className="mt-2 columns-[14rem] gap-canal text-nota">
            {names.map((name) => (
              <li key={name} className="py-0.5 wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
