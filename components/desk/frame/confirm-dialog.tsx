import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { FaultNote } from '@/components/private/desk/fault-note';
import { confirmWithPasskey } from '@/components/private/desk/passkeys/confirm-with-passkey';
import type { PrivateFault } from '@/components/private/private-fault';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import { DemonstrationEntry } from './demonstration-entry';

type Props = {
  onDone: (isConfirmed: boolean) => void;
  /** Where the key on paper is a way in too: then the passkey is not asked for at once. */
  demonstration: { onEntered: (staff: StaffPerson) => void } | null;
};

/** Asks for the passkey at once; after a touch that was not given it can be asked for again, or left. */
export function ConfirmDialog({ onDone, demonstration }: Props) {
  const t = useTranslations('DeskFrame.confirm');
  const shared = useTranslations('DeskShared');
  const { mutate, error, isPending } = useMutation<void, PrivateFault>({
    mutationFn: confirmWithPasskey,
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
