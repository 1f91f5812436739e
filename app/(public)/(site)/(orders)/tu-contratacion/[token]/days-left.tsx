import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDayAndMonth, formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { WITHDRAWAL_DAYS } from '@/lib/orders/refunds/refund-rights';
import { formatExactMoment, type MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = { token: string; order: Pick<OrderPage, 'rights' | 'state' | 'withdrawnAt' | 'waiting' | 'appointment'> };

/** Target of the line at the top of the page. */
export const RIGHT_ID = 'desistir';

/** Says until when everything is paid back, with the button that asks for it, which nothing hides. */
export function DaysLeft({ token, order }: Props) {
  const t = useTranslations('OrderPage.rights');
  const { rights, withdrawnAt, waiting } = order;
  if (waiting) return null;
  if (withdrawnAt) {
    return (
      <Block title={t('withdrawnTitle')}>
        <p>{t('withdrawn', { moment: formatExactMoment(withdrawnAt) })}</p>
        <p className="mt-6">
          <PageLink href={orderPathOfToken(token, 'desistimiento')} className={buttonClass('line', 'max-sm:w-full')}>
            {t('acknowledgment')}
          </PageLink>
        </p>
      </Block>
    );
  }
  if (order.state === 'ended') return null;
  if (rights.endless) {
    return (
      <Block title={t('endlessTitle')}>
        <p className="max-w-texto">{t('endless')}</p>
        <WithdrawButton token={token} />
      </Block>
    );
  }
  const { openUntil } = rights;
  if (!rights.basis) {
    return (
      <Block title={t('overTitle')}>
        <p>{t('over', { day: formatDayAndMonth(openUntil), email: site.contactEmail, phone: site.phone })}</p>
      </Block>
    );
  }
  const days = Math.max(rights.daysLeft, 0);
  const day = formatWeekdayAndDate(openUntil);
  const used = order.appointment.state === 'none' ? 'service' : 'session';
  return (
    <Block title={days === 0 ? t('lastDay') : t('title', { days })}>
      <p className="max-w-texto">
        <span>
          {rights.lawUntil < rights.guaranteeUntil
            ? t('text', { day, used, lawDays: WITHDRAWAL_DAYS })
            : t('textLaw', { day, used, guaranteeDays: site.guaranteeDays })}
        </span>
        {rights.lawUntil > rights.guaranteeUntil && rights.closedDays.length > 0 && <Longer days={rights.closedDays} />}
      </p>
      <WithdrawButton token={token} />
    </Block>
  );
}

/** Why the period has more days than the law and the guarantee name. */
function Longer({ days }: { days: readonly MadridDate[] }) {
  const t = useTranslations('OrderPage.rights');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const closed = list.format(days.map((day) => t('closedDay', { day: formatWeekdayAndDate(day) })));
  return <span>{` ${t('longer', { closed, count: days.length, lawDays: WITHDRAWAL_DAYS })}`}</span>;
}

function WithdrawButton({ token }: { token: string }) {
  const t = useTranslations('OrderPage.rights');
  return (
    <p className="mt-6">
      <PageLink href={orderPathOfToken(token, 'desistir')} className={buttonClass('line', 'max-sm:w-full')}>
        {t('withdraw')}
      </PageLink>
    </p>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={RIGHT_ID} aria-labelledby="plazo-titulo">
      <h2 id="plazo-titulo" className="mb-3 text-t4">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The right is in sight from the first line on, as long as it runs. */
export function RightAbove({ order: { rights, state, withdrawnAt } }: Pick<Props, 'order'>) {
  const t = useTranslations('OrderPage.rights');
  if (withdrawnAt || state === 'ended' || !rights.basis) return null;
  return (
    <a href={`#${RIGHT_ID}`} className="enlace inline-block py-2">
      {rights.endless ? t('aboveEndless') : t('above', { day: formatWeekdayAndDate(rights.openUntil) })}
    </a>
  );
}
