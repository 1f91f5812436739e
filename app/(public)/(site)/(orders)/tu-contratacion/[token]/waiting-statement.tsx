import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/shared/ui/action-button';
import { PageLink } from '@/components/shared/ui/page-link';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { WaitingStatement as Waiting } from '@/lib/orders/order-page/queries';
import { formatExactMoment, madridTime } from '@/lib/shared/madrid-time';
import { keepOrder } from './order-actions';

/** A statement that may be a stranger's: said before anything else, as long as it can be undone. */
export function WaitingStatement({ token, statement }: { token: string; statement: Waiting }) {
  const t = useTranslations('OrderPage.waitingStatement');
  const { submittedAt, executeAt } = statement;
  return (
    <section aria-labelledby="espera-titulo" className="mb-12 respaldo bg-azafran px-6 py-7 md:px-9">
      <h2 id="espera-titulo" className="mb-4 text-t3">
        {t('title')}
      </h2>
      <div className="mb-6 grid max-w-texto gap-3">
        <p>{t('received', { moment: formatExactMoment(submittedAt) })}</p>
        <p>{executeAt ? t('executed', { time: madridTime(executeAt) }) : t('late')}</p>
        <p className="font-bold">{t('keepText')}</p>
      </div>
      <ActionButton id="mantener" action={keepOrder} token={token} label={t('keep')} pending={t('keeping')} />
      <p className="mt-4 flex flex-wrap gap-x-8">
        <PageLink href={orderPathOfToken(token, 'desistimiento')} className="enlace py-2">
          {t('see')}
        </PageLink>
        {executeAt && (
          <PageLink href={orderPathOfToken(token, 'desistir')} className="enlace py-2">
            {t('withdrawNow')}
          </PageLink>
        )}
      </p>
    </section>
  );
}
