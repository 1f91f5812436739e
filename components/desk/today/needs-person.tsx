import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/madrid-time';
import { Tag } from '../shared/tag';
import type { ShownToday } from './shown-today';

const LIST = '/mesa/contrataciones';

/** What no job can finish, each with what is to be done. */
export function NeedsPerson({ today }: { today: ShownToday }) {
  const t = useTranslations('DeskToday.needs');
  const { orders, ordersInAll, overlapped, statements } = today;
  const isQuiet = orders.length + overlapped.length + statements.length === 0;
  return (
    <section aria-labelledby="persona" className="min-w-0">
      <h2 id="persona" className="text-t4">
        {t('title')}
      </h2>
      {isQuiet ? (
        <p className="mt-3 border-t-[1.5px] border-tinta pt-3">{t('none')}</p>
      ) : (
        <ul className="mt-3 border-b-[1.5px] border-tinta">
          {orders.map((order) => (
            <WaitingOrder key={order.id} order={order} />
          ))}
          {overlapped.map(({ id, orderId, startsAt, title, customerName }) => (
            <li key={id} className="relative border-t-[1.5px] border-tinta py-3 wrap-break-word hover:bg-arena">
              <p>
                <Tag look="strong">{t('overlapped')}</Tag>
              </p>
              <p className="mt-1 font-titular text-lg font-bold">
                <Link
                  prefetch={false}
                  href={orderId ? `${LIST}?orden=${orderId}` : '/mesa/agenda'}
                  className="after:absolute after:inset-0"
                >
                  {`${formatMoment(new Date(startsAt))}, ${customerName ?? title}`}
                </Link>
              </p>
              <p className="text-nota text-tinta-2">{title}</p>
              <p>{t('overlappedText')}</p>
            </li>
          ))}
          {statements.map(({ id, name, contract, email, submittedAt }) => (
            <li key={id} className="border-t-[1.5px] border-tinta py-3 wrap-break-word">
              <p>
                <Tag look="strong">{t('statement')}</Tag>
              </p>
              <p className="mt-1 font-titular text-lg font-bold">{name}</p>
              <p>{t('statementText', { contract, moment: formatMoment(new Date(submittedAt)) })}</p>
              <p className="flex flex-wrap gap-x-4">
                <a href={`mailto:${email}`} className="min-h-6">
                  {email}
                </a>
                <Link prefetch={false} href={`${LIST}?q=${encodeURIComponent(email)}`} className="min-h-6">
                  {t('findOrder')}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      {ordersInAll > orders.length && (
        <p className="mt-3">
          <Link prefetch={false} href={`${LIST}?filtro=attention`}>
            {t('all', { count: ordersInAll })}
          </Link>
        </p>
      )}
    </section>
  );
}

function WaitingOrder({ order }: { order: ShownToday['orders'][number] }) {
  const needs = useTranslations('DeskNeeds');
  const { id, name, product } = order;
  const need = order.need ?? 'other';
  return (
    <li className="relative border-t-[1.5px] border-tinta py-3 wrap-break-word hover:bg-arena">
      <p>
        <Tag look="strong">{needs(`${need}.name`)}</Tag>
      </p>
      <p className="mt-1 font-titular text-lg font-bold">
        <Link prefetch={false} href={`${LIST}?orden=${id}`} className="after:absolute after:inset-0">
          {name}
        </Link>
      </p>
      <p className="text-nota text-tinta-2">{product}</p>
      <p>{needs(`${need}.whatToDo`)}</p>
    </li>
  );
}
