import 'server-only';
import type { ComponentProps } from 'react';
import { WithdrawalAcknowledgment } from '@/emails/orders/withdrawal-acknowledgment';
import type { Email } from '@/lib/email/send-email';
import { formatExactMoment } from '@/lib/madrid-time';

/** Also before the statement is registered, for the person who notes it. */
export function acknowledgmentEmail(
  props: ComponentProps<typeof WithdrawalAcknowledgment>,
): Pick<Email, 'subject' | 'react'> {
  return {
    subject: `Acuse de tu desistimiento: recibido el ${formatExactMoment(props.acknowledged.submittedAt)}`,
    react: <WithdrawalAcknowledgment {...props} />,
  };
}
