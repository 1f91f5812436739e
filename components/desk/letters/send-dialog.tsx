import { useTranslations } from 'next-intl';
import type { LetterList, LetterView } from '@/lib/newsletter/letters/letter-view';
import { DeskButton } from '../shared/desk-button';
import { DeskData } from '../shared/desk-data';
import { DeskDialog } from '../shared/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskQuery } from '../shared/use-desk-query';

type Props = { letter: LetterView; onClose: () => void };

/** Says to how many it goes before it goes. Both buttons are in their places while it is asked. */
export function SendDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.sendDialog');
  const shared = useTranslations('DeskShared');
  const list = useDeskQuery<LetterList>('/letters?page=1');
  const count = list.data?.subscribers.confirmed;
  const start = useDeskAction<{ version: number }>(`/letters/${letter.id}/start`);
  return (
    <DeskDialog open onClose={onClose} title={t('title')}>
      <DeskData query={list}>
        {({ subscribers: { confirmed } }) => (
          <>
            <p className="font-titular text-t3 font-bold">{t('recipients', { count: confirmed })}</p>
            <p className="mt-2">{t('text', { subject: letter.subject })}</p>
          </>
        )}
      </DeskData>
      {start.error && (
        <div className="mt-4">
          <FaultNote fault={start.error} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <DeskButton disabled={start.isPending || !count} onClick={() => start.mutate({ version: letter.version })}>
          {count === undefined ? t('counting') : t('confirm', { count })}
        </DeskButton>
        <DeskButton look="quiet" onClick={onClose}>
          {shared('cancel')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
