import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { LetterList, LetterView } from '@/lib/letters/letter-view';

type Props = { letter: LetterView; onClose: () => void };

/** Says to how many it goes before it goes. Both buttons are in their places while it is asked. */
export function SendDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.sendDialog');
  const list = useDeskQuery<LetterList>('/letters?page=1');
  const count = list.data?.subscribers.confirmed;
  const start = useDeskAction<{ version: number }>(`/letters/${letter.id}/start`);
  return (
    <ActionDialog
      title={t('title')}
      submit={count === undefined ? t('counting') : t('confirm', { count })}
      isBlocked={!count}
      isPending={start.isPending}
      fault={start.error}
      onSubmit={() => start.mutate({ version: letter.version })}
      onClose={onClose}
    >
      <DeskData query={list}>
        {({ subscribers: { confirmed } }) => (
          <>
            <p className="font-titular text-t3 font-bold">{t('recipients', { count: confirmed })}</p>
            <p className="mt-2">{t('text', { subject: letter.subject })}</p>
          </>
        )}
      </DeskData>
    </ActionDialog>
  );
}
