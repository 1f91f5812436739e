import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { Tag } from '@/components/private/desk/tag';
import type { ListedOrder } from '@/lib/orders/desk/find-orders';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatMoment, formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import type { OnTheWire } from '@/lib/shared/on-the-wire';

type Props = { order: OnTheWire<ListedOrder>; href: string };

export function OrderRow({ order, href }: Props) {
  const t = useTranslations('DeskOrders.list');
  const needs = useTranslations('DeskNeeds');
  const { id, name, email, product, amount, amountRefunded, paidAt, startsAt, need, isWithdrawn, status } = order;
  return (
    <li className="fila relative grid gap-x-6 gap-y-1 border-t-[1.5px] border-tinta py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <Link
          prefetch={false}
          href={href}
          className="font-titular text-lg font-bold wrap-break-word no-underline after:absolute after:inset-0 hover:text-mar"
        >
          {name}
        </Link>
        <p className="text-nota wrap-break-word text-tinta-2">
          <Breakable>{email}</Breakable>
        </p>
      </div>
      <div className="min-w-0">
        <p className="wrap-break-word">{product}</p>
        <p className="text-nota text-tinta-2">
          {startsAt ? t('appointment', { moment: formatMoment(new Date(startsAt)) }) : t('noAppointment')}
        </p>
      </div>
      <div className="min-w-0 md:text-right">
        <p className="font-titular font-bold tabular-nums">{formatEuros(amount)}</p>
        <p className="text-nota text-tinta-2">
          {`${shortReference(id)}${paidAt ? ` · ${formatShortDate(madridDate(new Date(paidAt)))}` : ''}`}
        </p>
      </div>
      {(need || isWithdrawn || amountRefunded > 0 || status === 'refunded') && (
        <p className="flex flex-wrap gap-2 md:col-span-3">
          {need && <Tag look="strong">{needs(`${need}.name`)}</Tag>}
          {isWithdrawn && <Tag>{t('withdrawn')}</Tag>}
          {amountRefunded > 0 && <Tag look="quiet">{t('refunded', { amount: formatEuros(amountRefunded) })}</Tag>}
        </p>
      )}
    </li>
  );
}
