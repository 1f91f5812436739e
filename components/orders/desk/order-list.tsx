import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { ChoiceButton } from '@/components/private/desk/choice-button';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskData } from '@/components/private/desk/desk-data';
import { Pager } from '@/components/private/desk/pager';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { TextField } from '@/components/shared/ui/field';
import type { OrderList as FoundOrders } from '@/lib/orders/desk/find-orders';
import type { OrderFilter } from '@/lib/orders/desk/schema';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { Accounts } from './accounts';
import { type OrderAddress, pathOf } from './order-path';
import { OrderRow } from './order-row';

const FILTERS: readonly OrderFilter[] = ['all', 'attention', 'coming', 'paid', 'refunded', 'withdrawn'];

/** The address keeps search, filter and page, so that going back from an order leads to the same list. */
export function OrderList({ address }: { address: OrderAddress }) {
  const t = useTranslations('DeskOrders.list');
  const { q, filter, page } = address;
  const search = new URLSearchParams({ q, filter, page: String(page) });
  const query = useDeskQuery<OnTheWire<FoundOrders>>(`/orders?${search}`, { keepPrevious: true });
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
          <DeskButton type="submit" className="min-h-14">
            {t('find')}
          </DeskButton>
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
                  {t(q ? 'nothingFound' : `empty.${emptyOf(filter)}`)}
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

function emptyOf(filter: string): 'attention' | 'other' {
  return filter === 'attention' ? 'attention' : 'other';
}
