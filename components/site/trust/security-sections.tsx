import { BulletList } from '@/components/shared/ui/bullet-list';
import { buttonClass } from '@/components/shared/ui/button';
import { DataTable } from '@/components/shared/ui/data-table';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { Summary } from '@/components/shared/ui/summary';
import { ClaimCushions, PlannedClaims } from '@/components/site/illustrations/trust/claim-cushions';
import { StackedLayers } from '@/components/site/illustrations/trust/stacked-layers';
import { proofs } from '@/lib/site/security/claim-proofs';
import { type Claim, type ClaimId, keptClaims, plannedClaims } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';
import { DeskFingerprint } from './desk-fingerprint';
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

/** How a claim is checked, in words for people, below it. */
function Proof({ of }: { of: ClaimId }) {
  return (
    <details className="mt-2 text-nota">
      <Summary className="w-fit gap-x-2 py-1 underline">{security.proof}</Summary>
      <p className="mt-1">{proofs[of].words}</p>
    </details>
  );
}

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

/** The private space, where there is one: what it is for, its way in, and the key of the team to compare. */
export function OwnSpace() {
  const { title, lead, points, open, fingerprintTitle, fingerprint, ...texts } = security.space;
  return (
    <Section id="tu-espacio" title={title} lead={lead} ground="cielo">
      <div className="grid grid-cols-1 gap-x-canal gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BulletList items={points} />
          <p className="mt-8">
            <a href="/espacio" className={buttonClass('solid')}>
              {open}
            </a>
          </p>
        </div>
        <div className="border-t-[1.5px] border-tinta pt-4 lg:col-span-5">
          <h3 className="text-t4">{fingerprintTitle}</h3>
          <DeskFingerprint
            loading={texts.fingerprintLoading}
            missing={texts.fingerprintMissing}
            noScript={texts.fingerprintNoScript}
          />
          <p className="mt-2 max-w-texto text-nota">{fingerprint}</p>
        </div>
      </div>
    </Section>
  );
}

export function LayersTable() {
  const { title, lead, caption, head, rows } = security.layers;
  return (
    <Section id="capas" title={title} lead={lead}>
      <div className="grid grid-cols-1 items-start gap-x-canal gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <StackedLayers layers={rows.length} />
        </div>
        <div className="lg:col-span-8">
          <DataTable stacked caption={caption} head={head} rows={rows} />
        </div>
      </div>
    </Section>
  );
}
