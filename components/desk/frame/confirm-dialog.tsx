import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { TouchRequest } from '@/components/keys/passkey';
import type { StaffPerson } from '@/lib/desk-log/staff-member';
import { DeskButton } from '../shared/desk-button';
import type { DeskFault } from '../shared/desk-fault';
import { deskFetch } from '../shared/desk-fetch';
import { DeskDialog } from '../shared/dialogs/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { rememberTouch } from '../shared/passkeys/desk-opener';
import { touchDeskPasskey } from '../shared/passkeys/desk-passkey';
import { DemonstrationEntry } from './demonstration-entry';

type Props = {
  onDone: (isConfirmed: boolean) => void;
  /** Where the key on paper is a way in too: then the passkey is not asked for at once. */
  demonstration: { onEntered: (staff: StaffPerson) => void } | null;
};

async function confirm(): Promise<void> {
  const { ceremonyId, options } = await deskFetch<TouchRequest>('/confirm/options', { body: {} });
  const touch = await touchDeskPasskey(options);
  await deskFetch('/confirm', { body: { ceremonyId, answer: touch.answer } });
  rememberTouch(touch);
}

/** Asks for the passkey at once; after a touch that was not given it can be asked for again, or left. */
export function ConfirmDialog({ onDone, demonstration }: Props) {
  const t = useTranslations('DeskFrame.confirm');
  const shared = useTranslations('DeskShared');
  const { mutate, error, isPending } = useMutation<void, DeskFault>({
    mutationFn: confirm,
    networkMode: 'always',
    onSuccess: () => onDone(true),
  });
  const asksAtOnce = demonstration === null;
  useEffect(() => {
    if (asksAtOnce) mutate();
  }, [asksAtOnce, mutate]);
  return (
    <DeskDialog open onClose={() => onDone(false)} title={t('title')}>
      <p>{t('text')}</p>
      <p role="status" className="mt-4 font-bold">
        {isPending && t('waiting')}
      </p>
      {error && !isPending && <FaultNote fault={error} />}
      <p className="mt-6 flex flex-wrap gap-3">
        <DeskButton aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {t(asksAtOnce || error ? 'again' : 'touch')}
        </DeskButton>
        <DeskButton look="line" onClick={() => onDone(false)}>
          {shared('cancel')}
        </DeskButton>
      </p>
      {demonstration && (
        <div className="mt-6">
          <DemonstrationEntry {...demonstration} />
        </div>
      )}
    </DeskDialog>
  );
}
