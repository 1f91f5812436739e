import 'server-only';
import type { ComponentProps } from 'react';
import { WithdrawalAcknowledgment } from '@/emails/orders/withdrawal-acknowledgment';
import { type Acknowledged, momentOf } from '@/lib/content/withdrawal-acknowledgment';
import type { Email } from '@/lib/email/send-email';

type Props = Omit<ComponentProps<typeof WithdrawalAcknowledgment>, 'acknowledged' | 'moment'> & {
  acknowledged: Acknowledged;
};

/** Also before the statement is registered, for the person who notes it. */
export function acknowledgmentEmail(props: Props): Pick<Email, 'subject' | 'react'> {
  const moment = momentOf(props.acknowledged);
  const of = props.acknowledged.isNoted ? 'con fecha del' : 'recibido el';
  return {
    subject: `Acuse de tu desistimiento: ${of} ${moment.day} ${moment.time}`,
    react: <WithdrawalAcknowledgment {...props} moment={moment} />,
  };
}
