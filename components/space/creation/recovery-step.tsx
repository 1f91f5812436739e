import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { loadCode } from '@/components/browser/load-code';
import { saveFile } from '@/components/browser/save-file';
import { useCopy } from '@/components/browser/use-copy';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { PageLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import type { Identity } from '@/lib/sealing/identity';
import type { RecoveryKey } from '@/lib/sealing/recovery-key';
import type { NewRecoveryBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { StepHeading } from '../shared/step-heading';
import { useSpaceChange } from '../shared/use-space-change';

const loadRecoveryKey = () => import('@/lib/sealing/recovery-key');

/** From 1: what is typed back to prove that the key is kept. */
const ASKED = [2, 6] as const;

type Props = {
  space: Identity;
  submit: string;
  /** Of a new space: its owner has to accept the policy. */
  asksConsent?: boolean;
  /** The same body each time it is tried again. Rejects with a SpaceFault. */
  take: (recovery: NewRecoveryBody) => Promise<void>;
};

/** The one recovery key: shown this once, two of its groups typed back before anything is stored. */
export function RecoveryStep({ space, submit, asksConsent = false, take }: Props) {
  const t = useTranslations('SpaceCreation.recovery');
  const id = useId();
  const [key, setKey] = useState<RecoveryKey | null>(null);
  const [wrong, setWrong] = useState<string[]>([]);
  const body = useRef<NewRecoveryBody | null>(null);
  const { isCopied, copy } = useCopy(key ?? '');
  const making = useSpaceChange(async () => setKey((await loadCode(loadRecoveryKey)).newRecoveryKey()));
  const { mutate: make } = making;
  useEffect(() => make(), [make]);
  useLeaveWarning(key !== null);
  const storing = useSpaceChange(async (shown: RecoveryKey) => {
    body.current ??= await (await loadWays()).newRecoveryBody(space, shown);
    await take(body.current);
  });
  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!key || storing.isPending) return;
    const { isGroupOf } = await loadCode(loadRecoveryKey);
    const missing = ASKED.filter((group) => !isGroupOf(key, group, String(typed.get(`group-${group}`)))).map(String);
    if (asksConsent && typed.get('consent') === null) missing.push('consent');
    setWrong(missing);
    if (missing.length === 0) storing.mutate(key);
    else document.getElementById(`${id}-${missing[0]}`)?.focus();
  }
  const text = `${t('name')}\n\n${key}\n\n${t('printed')}\n`;
  return (
    <form onSubmit={prove} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
        <p className="mt-2 font-bold">{t('once')}</p>
      </div>
      {making.error && <FaultNote fault={making.error} onRetry={() => make()} />}
      {key && (
        <>
          <div data-recovery-key="">
            <p className="font-bold">{t('name')}</p>
            <p className="mt-2 border-2 border-tinta respaldo-s bg-arena p-4 font-titular text-t4 leading-relaxed font-bold tabular-nums select-all">
              {key.split('-').map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and they never move.
                <span key={index} className="mr-3 inline-block">
                  <span className="sr-only">{t('group', { number: index + 1 })} </span>
                  {group}
                </span>
              ))}
            </p>
            <p className="mt-2 hidden print:block">{t('printed')}</p>
          </div>
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
              {ASKED.map((group) => (
                <TextField
                  key={group}
                  id={`${id}-${group}`}
                  name={`group-${group}`}
                  label={t('group', { number: group })}
                  error={wrong.includes(String(group)) ? t('wrong') : undefined}
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
                  aria-invalid={wrong.includes('consent') || undefined}
                  aria-describedby={wrong.includes('consent') ? `${id}-consent-error` : undefined}
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
              {wrong.includes('consent') && <FieldError id={`${id}-consent-error`}>{t('consentNeeded')}</FieldError>}
            </div>
          )}
          {storing.error && <FaultNote fault={storing.error} />}
          <p>
            <Button type="submit" aria-disabled={storing.isPending}>
              {storing.isPending ? t('storing') : submit}
              {storing.isPending && <Spinner />}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}

/** The key is shown this once: leaving the page is asked about. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}
