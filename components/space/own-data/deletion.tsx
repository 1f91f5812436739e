import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Notice } from '@/components/shared/ui/notice';
import { SmallButton } from '../shared/small-button';
import { DeletionDialog } from './deletion-dialog';
import { CancelledHours, StayingList } from './kept-lists';

type Props = Omit<ComponentProps<typeof DeletionDialog>, 'onClose'>;

/** What goes and what stays is said before it is asked for. */
export function Deletion({ kept, of, ...deletion }: Props) {
  const t = useTranslations('SpaceOwnData.delete');
  const [isAsked, setAsked] = useState(false);
  const { cancelled, stays, mailed, hasOpenPayment, opensAt } = kept;
  return (
    <section className="max-w-texto">
      <h3 className="text-t3">{t(`title.${of}`)}</h3>
      <p className="mt-2">{t('text')}</p>
      <CancelledHours cancelled={cancelled} className="mt-4" />
      {stays.length > 0 && (
        <>
          <p className="mt-4">{t('stays')}</p>
          <StayingList stays={stays} />
        </>
      )}
      {mailed > 0 && <p className="mt-4">{t('mailed', { count: mailed })}</p>}
      {hasOpenPayment && <Notice className="mt-4">{t('openPayment')}</Notice>}
      {!opensAt && (
        <p className="mt-4">
          <SmallButton look="danger" onClick={() => setAsked(true)}>
            {t(`title.${of}`)}
          </SmallButton>
        </p>
      )}
      {isAsked && <DeletionDialog kept={kept} of={of} {...deletion} onClose={() => setAsked(false)} />}
    </section>
  );
}
