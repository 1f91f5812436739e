import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { useCopy } from '@/components/browser/use-copy';
import { ASKED_GROUPS, type GroupFaults, groupFaults, KeyOnPaper } from '@/components/keys/key-on-paper';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { PageLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import type { Identity, Recipient } from '@/lib/sealing/identity';
import { newRecoveryKey } from '@/lib/sealing/recovery-key';
import type { NewRecoveryBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { StepHeading } from '../shared/step-heading';
import { useSpaceChange } from '../shared/use-space-change';

type Props = {
  space: Identity;
  /** Of that identity: its fingerprint stands on the paper. */
  recipient: Recipient;
  submit: string;
  /** Of a new space: its owner has to accept the policy. */
  asksConsent?: boolean;
  /** The same body each time it is tried again. Rejects with a SpaceFault. */
  take: (recovery: NewRecoveryBody) => Promise<void>;
};

/** The one recovery key: shown this once, two of its groups typed back before anything is stored. */
export function RecoveryStep({ space, recipient, submit, asksConsent = false, take }: Props) {
  const t = useTranslations('SpaceCreation.recovery');
  const id = useId();
  const [key] = useState(newRecoveryKey);
  const [faults, setFaults] = useState<GroupFaults & { consent?: 'missing' }>({});
  const body = useRef<NewRecoveryBody | null>(null);
  const { isCopied, copy } = useCopy(key);
  useLeaveWarning();
  const storing = useSpaceChange(async () => {
    body.current ??= await (await loadWays()).newRecoveryBody(space, key);
    await take(body.current);
  });
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (storing.isPending) return;
    const lacksConsent = asksConsent && typed.get('consent') === null;
    const found = { ...groupFaults(key, typed), ...(lacksConsent && { consent: 'missing' as const }) };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) storing.mutate();
    else document.getElementById(`${id}-${first}`)?.focus();
  }
  const digits = useFingerprint(recipient);
  const printed = `${t('printed')} ${t('fingerprint', { digits })}`;
  const text = `${t('name')}\n\n${key}\n\n${printed}\n`;
  return (
    <form onSubmit={prove} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
        <p className="mt-2 font-bold">{t('once')}</p>
      </div>
      <KeyOnPaper shown={key} name={t('name')} printed={printed} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SmallButton onClick={() => print()}>{t('print')}</SmallButton>
        <SmallButton onClick={copy}>{t('copy')}</SmallButton>
        <SmallButton onClick={() => saveFile(new Blob([text]), t('file'))}>{t('download')}</SmallButton>
        <span role="status" className="font-bold text-ok">
          {isCopied && t('copied')}
        </span>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold">{t('prove')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {ASKED_GROUPS.map((group) => (
            <TextField
              key={group}
              id={`${id}-${group}`}
              name={`group-${group}`}
              label={t('group', { number: group })}
              error={faults[group] && t(faults[group], { number: group })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
            />
          ))}
        </div>
      </fieldset>
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
