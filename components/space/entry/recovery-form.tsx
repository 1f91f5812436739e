import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { PrivateFault } from '@/components/private/private-fault';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { Spinner } from '@/components/shared/ui/spinner';
import { parseRecoveryKey } from '@/lib/private/sealing/recovery-key';
import { byRecovery } from '../opening/enter-space';
import type { Opened } from '../opening/ways';
import { FaultNote } from '../shared/fault-note';
import { StepHeading } from '../shared/step-heading';

/** The key from paper. It lets in to put another key in the place of what was lost. */
export function RecoveryForm({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const t = useTranslations('SpaceEntry.recovery');
  const id = useId();
  const opening = useCall('space', async (text: string) => {
    const parsed = parseRecoveryKey(text);
    if (parsed.ok) return byRecovery(parsed.key);
    const message = t(parsed.reason);
    throw new PrivateFault({ status: 0, code: 'invalid', message, fields: { key: message } });
  });
  const fault = opening.error;
  const error = fault?.fields.key ?? (fault?.code === 'recovery_wrong' ? fault.message : undefined);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (opening.isPending) return;
    const text = String(new FormData(event.currentTarget).get('key'));
    opening.mutate(text, { onSuccess: onOpened, onError: () => document.getElementById(id)?.focus() });
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
      </div>
      <TextField
        id={id}
        name="key"
        label={t('label')}
        hint={t('hint')}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        className="tabular-nums"
      />
      {fault && !error && <FaultNote fault={fault} />}
      <p>
        <Button type="submit" aria-disabled={opening.isPending}>
          <span>{opening.isPending ? t('opening') : t('open')}</span>
          {opening.isPending && <Spinner />}
        </Button>
      </p>
    </form>
  );
}
