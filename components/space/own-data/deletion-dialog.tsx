import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useCall } from '@/components/private/use-call';
import { TextField } from '@/components/shared/ui/field';
import type { DeletionBody, KeptBody } from '@/lib/space/own-data/contract';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';
import { CancelledHours, GoingList, StayingList } from './kept-lists';

type Props = {
  kept: KeptBody;
  /** What goes: an open space with everything of its mailbox, or what stands under a mailbox without one. */
  of: 'space' | 'mailbox';
  remove: (body: DeletionBody) => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeletionDialog({ kept, of, remove, onDeleted, onClose }: Props) {
  const t = useTranslations('SpaceOwnData.delete');
  const shared = useTranslations('SpaceShared');
  const deleting = useCall('space', remove, { ends: true });
  const { isPending, error } = deleting;
  const wordFault = error?.fields.word;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const word = String(new FormData(form).get('word'));
    deleting.mutate(
      { word },
      {
        onSuccess: onDeleted,
        onError: () => form.querySelector<HTMLElement>('[name=word]')?.focus(),
      },
    );
  }
  return (
    <SpaceDialog title={t('dialog')} stays onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <p className="font-bold">{t('goesNow')}</p>
          <GoingList goes={kept.goes} />
          <CancelledHours cancelled={kept.cancelled} className="mt-2" />
          <p className="mt-2">{t(`forGood.${of}`)}</p>
        </div>
        {kept.stays.length > 0 && (
          <div>
            <p className="font-bold">{t('staysLater')}</p>
            <StayingList stays={kept.stays} />
          </div>
        )}
        {kept.mailed > 0 && <p>{t('mailed', { count: kept.mailed })}</p>}
        <TextField
          id="borrar-palabra"
          name="word"
          label={t('word')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={wordFault}
        />
        {error && !wordFault && <FaultNote fault={error} />}
        <p className="flex flex-wrap gap-3">
          <SmallButton type="submit" look="danger" aria-disabled={isPending}>
            {t(isPending ? 'deleting' : 'submit')}
          </SmallButton>
          <SmallButton aria-disabled={isPending} onClick={() => isPending || onClose()}>
            {shared('cancel')}
          </SmallButton>
        </p>
      </form>
    </SpaceDialog>
  );
}
