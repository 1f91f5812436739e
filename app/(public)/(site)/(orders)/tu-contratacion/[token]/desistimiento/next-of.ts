import { getTranslations } from 'next-intl/server';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import type { StatementView } from '@/lib/orders/withdrawal/find-statement';
import { madridTime } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { refundState } from '../../_order/refund-state';

/** What follows from a statement, in sentences: where the money is now, or who decides. */
export async function nextOf(statement: StatementView, { refunds }: Pick<OrderPage, 'refunds'>): Promise<string[]> {
  const t = await getTranslations('Withdrawal.done');
  if (statement.basis === 'late') return [t('late')];
  if (!statement.executed) return [t('waits', { time: madridTime(statement.executeAt) })];
  if (refunds.length === 0) return [t('nothingLeft')];
  return refunds.map(({ amount, status }) =>
    t(refundState(status), { amount: formatEuros(amount), phone: site.phone }),
  );
}
