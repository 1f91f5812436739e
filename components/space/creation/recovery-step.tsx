import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KeyOnPaper, usePaperProof } from '@/components/private/key-on-paper';
import { useCall } from '@/components/private/use-call';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { PageLink } from '@/components/shared/ui/page-link';
import { Spinner } from '@/components/shared/ui/spinner';
import type { Identity, Recipient } from '@/lib/private/sealing/identity';
import { newRecoveryKey } from '@/lib/private/sealing/recovery-key';
import type { NewRecoveryBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { FaultNote } from '../shared/fault-note';
import { StepHeading } from '../shared/step-heading';

type Props = {
  space: Identity;
  /** Of that identity: its fingerprint stands on the paper. */
  recipient: Recipient;
  submit: string;
  /** Of a new space: its owner has to accept the policy. */
  asksConsent?: boolean;
  /** The same body each time it is tried again. Rejects with a PrivateFault. */
  take: (recovery: NewRecoveryBody) => Promise<void>;
};

/** The one recovery key: shown this once, two of its groups typed back before anything is stored. */
export function RecoveryStep({ space, recipient, submit, asksConsent = false, take }: Props) {
  const t = useTranslations('SpaceCreation.recovery');
  const [key] = useState(newRecoveryKey);
  const proof = usePaperProof(key);
  const { id, faults } = proof;
  const body = useRef<NewRecoveryBody | null>(null);
  useLeaveWarning();
  const storing = useCall('space', async () => {
    body.current ??= await (await loadWays()).newRecoveryBody(space, key);
    await take(body.current);
  });
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (storing.isPending) return;
    const form = event.currentTarget;
    if (proof.isProved(form, asksConsent && new FormData(form).get('consent') === null)) storing.mutate();
  }
  const digits = useFingerprint(recipient);
  return (
    <form onSubmit={prove} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
        <p className="mt-2 font-bold">{t('once')}</p>
      </div>
      <KeyOnPaper
        shown={key}
        texts="SpaceCreation.recovery"
        printed={`${t('printed')} ${t('fingerprint', { digits })}`}
        proof={proof}
        Field={TextField}
      />
      {asksConsent && (
        <div>
          <div className="flex gap-3">
            <input
              id={`${id}-consent`}
              name="consent"
              type="checkbox"
              aria-invalid={faults.consent ? true : undefined}
              aria-describedby={faults.consent ? `${id}-consent-error` : undefined}
              className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
            />
            <label htmlFor={`${id}-consent`} className="leading-7">
              {t.rich('consent', {
                link: (words) => (
                  <PageLink href="/politica-privacidad" target="_blank" className="enlace py-0">
                    {words}
                  </PageLink>
                ),
              })}
            </label>
          </div>
          {faults.consent && <FieldError id={`${id}-consent-error`}>{t('consentNeeded')}</FieldError>}
        </div>
      )}
      {storing.error && <FaultNote fault={storing.error} />}
      <p>
        <Button type="submit" aria-disabled={storing.isPending}>
          <span>{storing.isPending ? t('storing') : submit}</span>
          {storing.isPending && <Spinner />}
        </Button>
      </p>
    </form>
  );
}

/** The key is shown this once: leaving the page is asked about. */
function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
