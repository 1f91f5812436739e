import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { ShownOrder } from './shown-order';

/** Stripe's reason in our words. */
export function useReasonText(): (reason: string) => string {
  const t = useTranslations('DeskOrders.disputes.reasons');
  return (reason) => {
    const key = reason as 'fraudulent';
    return t(t.has(key) ? key : 'other');
  };
}

type ShownDispute = ShownOrder['disputes'][number];

/** How far it is, and until when it must be answered. */
export function useDisputeState(): (dispute: ShownDispute) => string {
  const t = useTranslations('DeskOrders.disputes.states');
  return ({ status, isOpen, awaitsAnswer, dueAt }) => {
    if (!isOpen) return t(status === 'won' || status === 'lost' ? status : 'closed');
    if (!awaitsAnswer) return t('under_review');
    return dueAt ? t('needs_response_until', { moment: formatMoment(new Date(dueAt)) }) : t('needs_response');
  };
}
