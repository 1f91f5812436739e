import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ordersApi } from '@/components/orders/desk/orders-api';
import { Breakable } from '@/components/private/breakable';
import { DeskData } from '@/components/private/desk/desk-data';
import { DeskField } from '@/components/private/desk/desk-field';
import { ActionForm } from '@/components/private/desk/dialogs/action-form';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { fieldProblem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';
import { FieldError } from '@/components/shared/ui/field-error';
import type { OrderList } from '@/lib/orders/desk/find-orders';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatMoment, formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import type { ShownToday } from './shown-today';
import { statementsApi } from './statements-api';

type Found = OnTheWire<OrderList>;

type Props = { statement: ShownToday['statements'][number]; onClose: () => void; onDone: () => void };

const SHOWN = 6;

/** Joins a statement of withdrawal to its order: the person looks for it, chooses and confirms. */
export function JoinDialog({ statement, onClose, onDone }: Props) {
  const t = useTranslations('DeskToday.join');
  const { id, name, contract, submittedAt } = statement;
  const [search, setSearch] = useState(name);
  const [orderId, setOrderId] = useState<string | null>(null);
  const query = useView(ordersApi.get('/', { query: { q: search } }));
  const action = useCall('desk', statementsApi.post('/:id/order', { param: { id } }));
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOrderId(null);
    setSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  function join() {
    if (orderId === null) throw fieldProblem({ order: t('choose') });
    action.mutate({ orderId }, { onSuccess: onDone });
  }
  return (
    <DeskDialog open onClose={onClose} stays={action.isPending} title={t('title')}>
      <p className="wrap-break-word">
        {t('statement', { name, contract, moment: formatMoment(new Date(submittedAt)) })}
      </p>
      <form onSubmit={find} className="mt-5 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <DeskField id="buscar-pedido" name="q" type="search" label={t('search')} defaultValue={name} maxLength={100} />
        <SmallButton type="submit">{t('find')}</SmallButton>
      </form>
      <div className="mt-5">
        <ActionForm submit={t('submit')} look="danger" call={action} onSubmit={join} onCancel={onClose}>
          {({ errors }) => (
            <>
              <DeskData query={query}>
                {(found) => <FoundOrders found={found} chosen={orderId} onChoose={setOrderId} />}
              </DeskData>
              {errors.order && orderId === null && <FieldError id="falta-pedido">{errors.order}</FieldError>}
              <p>{t('effect')}</p>
            </>
          )}
        </ActionForm>
      </div>
    </DeskDialog>
  );
}

type FoundProps = { found: Found; chosen: string | null; onChoose: (id: string) => void };

function FoundOrders({ found: { orders, total }, chosen, onChoose }: FoundProps) {
  const t = useTranslations('DeskToday.join');
  if (orders.length === 0) return <p role="status">{t('none')}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('found')}</legend>
      <div className="border-b-[1.5px] border-tinta">
        {orders.slice(0, SHOWN).map(({ id, name, email, product, paidAt }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-start gap-3 border-t-[1.5px] border-tinta py-2.5 hover:bg-arena has-checked:bg-arena"
          >
            <input
              type="radio"
              name="order"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              onKeyDown={chooseByEnter}
              className="mt-1 size-5 shrink-0 accent-tinta"
            />
            <span className="min-w-0 wrap-break-word">
              <span className="block font-bold">{name}</span>
              <span className="block text-nota text-tinta-2">
                <Breakable>{email}</Breakable>
              </span>
              <span className="block text-nota text-tinta-2">
                {t('order', {
                  product,
                  number: shortReference(id),
                  day: paidAt ? formatShortDate(madridDate(new Date(paidAt))) : '',
                })}
              </span>
            </span>
          </label>
        ))}
      </div>
      {total > SHOWN && <p className="mt-2 text-nota text-tinta-2">{t('more')}</p>}
    </fieldset>
  );
}
