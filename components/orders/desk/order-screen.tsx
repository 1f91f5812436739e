import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BackLink } from '@/components/private/desk/back-link';
import { DeskData } from '@/components/private/desk/desk-data';
import { AttendDialog } from '@/components/private/desk/dialogs/attend-dialog';
import { useOpenedHeading } from '@/components/private/desk/opened/use-opened-heading';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { ScreenHead } from '@/components/private/desk/screen-head';
import type { Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { Notice } from '@/components/shared/ui/notice';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatMoment } from '@/lib/shared/madrid-time';
import { OrderActions } from './order-actions';
import { orderActionsApi } from './order-actions-api';
import { OrderFacts } from './order-facts';
import { type OrderAddress, pathOf } from './order-path';
import { OrderStory } from './order-story';
import { ordersApi } from './orders-api';
import type { ActionId, ShownOrder } from './shown-order';

/** Refunds are made by a job, and a buyer changes the same order. */
const EVERY_MS = 15_000;

type News = { done: ActionId | 'attended' } | { lost: Problem };

/** One order: what it is, what can be done with it, and all that has happened to it. */
export function OrderScreen({ id, back }: { id: string; back: OrderAddress }) {
  const t = useTranslations('DeskOrders.order');
  const query = useView(ordersApi.get('/:id', { param: { id } }), { every: EVERY_MS });
  return (
    <>
      <BackLink href={pathOf(back)}>{t('back')}</BackLink>
      <DeskData query={query}>{({ order }) => <Opened order={order} />}</DeskData>
    </>
  );
}

function Opened({ order }: { order: ShownOrder }) {
  const t = useTranslations('DeskOrders.order');
  const number = t('number', { number: shortReference(order.id) });
  const heading = useOpenedHeading(number);
  const [news, setNews] = useState<News | null>(null);
  useFocusKept(heading, news !== null, order);
  return (
    <>
      <ScreenHead headingRef={heading} title={order.name} lead={`${order.product} · ${number}`} />
      <div className="mb-6 grid gap-3 empty:hidden">
        {news && 'done' in news && !isOverdue(news, order) && <Notice>{t(`done.${news.done}`)}</Notice>}
        {news && 'lost' in news && <ProblemNote problem={news.lost} />}
        {order.need && (
          <NeedNote
            order={order}
            need={order.need}
            onDone={() => setNews({ done: 'attended' })}
            onLost={(lost) => setNews({ lost })}
          />
        )}
      </div>
      <OrderActions
        order={order}
        onOpen={() => setNews(null)}
        onDone={(done) => setNews({ done })}
        onLost={(lost) => setNews({ lost })}
      />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <OrderFacts order={order} />
        <OrderStory story={order.story} />
      </div>
    </>
  );
}

/** A refund that was asked for, and that Stripe could not make. */
function isOverdue({ done }: { done: ActionId | 'attended' }, { need }: ShownOrder): boolean {
  return done === 'refund' && need?.need === 'refund-failed';
}

type NeedProps = {
  order: ShownOrder;
  need: NonNullable<ShownOrder['need']>;
  onDone: () => void;
  onLost: (problem: Problem) => void;
};

function NeedNote({ order, need: { need, dueAt, occurrences }, onDone, onLost }: NeedProps) {
  const t = useTranslations('DeskNeeds');
  const shared = useTranslations('DeskShared.attend');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="respaldo-s bg-azafran px-5 py-4 forced-colors:border">
      <p className="font-titular text-lg font-bold">{t(`${need}.name`)}</p>
      <p className="mt-1 max-w-lectura">{t(`${need}.whatToDo`)}</p>
      {dueAt && <p className="font-bold">{t('dispute.until', { moment: formatMoment(new Date(dueAt)) })}</p>}
      {occurrences.length > 0 && (
        <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={() => setIsOpen(true)}>
          {shared('open')}
        </SmallButton>
      )}
      {isOpen && (
        <AttendDialog
          attend={(note) =>
            orderActionsApi.post('/:id/attended', { param: { id: order.id } })({ need, occurrences, note })
          }
          what={t(`${need}.name`)}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
          onLost={(problem) => {
            setIsOpen(false);
            onLost(problem);
          }}
        />
      )}
    </div>
  );
}
