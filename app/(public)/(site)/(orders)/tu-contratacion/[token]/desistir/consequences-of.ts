import { getTranslations } from 'next-intl/server';
import type { StatementView, WithdrawalDraft } from '@/lib/orders/withdrawal/find-statement';
import { formatExactMoment, formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';

/** Lists the consequences of confirming: the money, the appointment, the invoice, and that it need not wait. */
export async function consequencesOf(draft: WithdrawalDraft, waiting: StatementView | null): Promise<string[]> {
  const t = await getTranslations('Withdrawal.confirm');
  const { amount, comingAppointment, hasInvoice } = draft;
  const money = amount > 0 ? t('refund', { amount: formatEuros(amount) }) : t('noRefund');
  const sentences = [money];
  if (comingAppointment) {
    const { startsAt } = comingAppointment;
    const day = formatLongDate(madridDate(startsAt)).replace(',', '');
    sentences.push(t('appointment', { day, time: madridTime(startsAt) }));
  }
  if (hasInvoice) sentences.push(t('invoice'));
  if (!waiting) return sentences;
  const facts = { moment: formatExactMoment(waiting.submittedAt), time: madridTime(waiting.executeAt) };
  return [t('waiting', facts), ...sentences];
}
