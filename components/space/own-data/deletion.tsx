import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { KeptBody } from '@/lib/own-data/contract';
import { SmallButton } from '../shared/small-button';
import { DeletionDialog } from './deletion-dialog';
import { StayingList } from './kept-lists';

/** What goes and what stays is said before it is asked for. */
export function Deletion({ kept }: { kept: KeptBody }) {
  const t = useTranslations('SpaceOwnData.delete');
  const [isAsked, setAsked] = useState(false);
  const { stays, mailed, hasOpenPayment, opensAt } = kept;
  return (
    <section className="max-w-texto">
      <h3 className="text-t3">{t('title')}</h3>
      <p className="mt-2">{t('text')}</p>
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
            {t('button')}
          </SmallButton>
        </p>
      )}
      {isAsked && <DeletionDialog kept={kept} onClose={() => setAsked(false)} />}
    </section>
  );
}
