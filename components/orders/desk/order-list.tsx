import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { Breakable } from '@/components/private/breakable';
import { ChoiceButton } from '@/components/private/desk/choice-button';
import { DeskData } from '@/components/private/desk/desk-data';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { Tag } from '@/components/private/desk/tag';
import { SmallButton } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import { TextField } from '@/components/shared/ui/field';
import type { ListedOrder } from '@/lib/orders/desk/find-orders';
import type { OrderFilter } from '@/lib/orders/desk/schema';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatMoment, formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { Accounts } from './accounts';
import { type OrderAddress, pathOf } from './order-path';
import { ordersApi } from './orders-api';

const FILTERS: readonly OrderFilter[] = ['all', 'attention', 'coming', 'paid', 'refunded', 'withdrawn'];

/** The address keeps search, filter and page, so that going back from an order leads to the same list. */
export function OrderList({ address }: { address: OrderAddress }) {
  const t = useTranslations('DeskOrders.list');
  const { q, filter, page } = address;
  const query = useView(ordersApi.get('/', { query: { q, filter, page: String(page) } }), { keepPrevious: true });
  const show = (change: Partial<OrderAddress>) =>
    window.history.replaceState(null, '', pathOf({ ...address, page: 1, ...change }));

  const field = useRef<HTMLInputElement>(null);
  // Going back changes the address without the field.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== q) field.current.value = q;
  }, [q]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ q: String(new FormData(event.currentTarget).get('q')).trim() });
  }

  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <search>
        <form onSubmit={find} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow sm:max-w-md">
            <TextField
              ref={field}
              id="buscar"
              name="q"
              type="search"
              label={t('search')}
              defaultValue={q}
              maxLength={100}
            />
          </div>
          <SmallButton look="solid" type="submit" className="min-h-14">
            {t('find')}
          </SmallButton>
        </form>
      </search>
      <fieldset className="mt-5">
        <legend className="sr-only">{t('filtersLabel')}</legend>
        <div className="flex flex-wrap gap-2">
          {FILTERS.map((one) => (
            <ChoiceButton key={one} isChosen={one === filter} onChoose={() => show({ filter: one })}>
              {t(`filters.${one}`)}
            </ChoiceButton>
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <DeskData query={query}>
          {({ orders, total, page: shown, pages }) => (
            <>
              <p role="status" className="mb-2 text-nota text-tinta-2">
                {t('count', { count: total })}
              </p>
              {orders.length === 0 ? (
                <p className="border-t-[1.5px] border-tinta py-6">
                  {t(q ? 'nothingFound' : `empty.${filter === 'attention' ? 'attention' : 'other'}`)}
                </p>
              ) : (
                <ul className="border-b-[1.5px] border-tinta">
                  {orders.map((order) => (
                    <OrderRow
                      key={order.id}
                      order={order}
                      href={pathOf({ ...address, page: shown, order: order.id })}
                    />
                  ))}
                </ul>
              )}
              <Pager page={shown} pages={pages} onPage={(next) => show({ page: next })} />
            </>
          )}
        </DeskData>
      </div>
      <Accounts />
    </>
  );
}

type Props = { order: OnTheWire<ListedOrder>; href: string };

function OrderRow({ order, href }: Props) {
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
