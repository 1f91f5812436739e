import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { KeyOnPaper, usePaperProof } from '@/components/private/key-on-paper';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { TextField } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { PageLink } from '@/components/shared/ui/page-link';
import type { Identity, Recipient } from '@/lib/private/sealing/identity';
import { newRecoveryKey } from '@/lib/private/sealing/recovery-key';
import type { NewRecoveryBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { FormEnd } from '../shared/form-end';
import { StepHeading } from '../shared/step-heading';

type Props = {
  space: Identity;
  /** Of that identity: its fingerprint stands on the paper. */
  recipient: Recipient;
  submit: string;
  /** Of a new space: its owner has to accept the policy. */
  asksConsent?: boolean;
  /** The same body each time it is tried again. Rejects with a Problem. */
  take: (recovery: NewRecoveryBody) => Promise<void>;
};

/** The one recovery key: shown this once, two of its groups typed back before anything is stored. */
export function RecoveryStep({ space, recipient, submit, asksConsent = false, take }: Props) {
  const t = useTranslations('SpaceCreation.recovery');
  const [key] = useState(newRecoveryKey);
  const { asked, prove } = usePaperProof(key, 'SpaceCreation.recovery');
  const body = useRef<NewRecoveryBody | null>(null);
  useLeaveWarning();
  const storing = useCall('space', async () => {
    body.current ??= await (await loadWays()).newRecoveryBody(space, key);
    await take(body.current);
  });
  const form = useCallForm(storing, (typed) => {
    prove(typed, asksConsent && typed.get('consent') === null ? { consent: t('consentNeeded') } : {});
    storing.mutate();
  });
  const consent = form.field('consent');
  const digits = useFingerprint(recipient);
  return (
    <form {...form.props} className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
        <p className="mt-2 font-bold">{t('once')}</p>
      </div>
      <KeyOnPaper
        shown={key}
        asked={asked}
        texts="SpaceCreation.recovery"
        printed={`${t('printed')} ${t('fingerprint', { digits })}`}
        form={form}
        Field={TextField}
      />
      {asksConsent && (
        <div>
          <div className="flex gap-3">
            <input
              id={consent.id}
              name="consent"
              type="checkbox"
              aria-invalid={consent.error ? true : undefined}
              aria-describedby={consent.error && `${consent.id}-error`}
              className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
            />
            <label htmlFor={consent.id} className="leading-7">
              {t.rich('consent', {
                link: (words) => (
                  <PageLink href="/politica-privacidad" target="_blank" className="enlace py-0">
                    {words}
                  </PageLink>
                ),
              })}
            </label>
          </div>
          {consent.error && <FieldError id={`${consent.id}-error`}>{consent.error}</FieldError>}
        </div>
      )}
      <FormEnd form={{ ...form, note: storing.error }} submit={submit} busy={t('storing')} />
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
