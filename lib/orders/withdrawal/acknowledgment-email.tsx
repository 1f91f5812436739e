import 'server-only';
import type { ComponentProps } from 'react';
import { WithdrawalAcknowledgment } from '@/emails/orders/withdrawal-acknowledgment';
import { type Acknowledged, momentOf } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import type { Email } from '@/lib/server/email/send-email';
import { replyDay } from '@/lib/shared/working-days/reply-day';

/** To what a person must read. The pages say it too. */
const REPLY_HOURS = 24;

type Props = Omit<ComponentProps<typeof WithdrawalAcknowledgment>, 'acknowledged' | 'moment' | 'answerBy'> & {
  acknowledged: Acknowledged;
};

/** Also before the statement is registered, for the person who notes it. */
export async function acknowledgmentEmail(props: Props): Promise<Pick<Email, 'subject' | 'react'>> {
  const moment = momentOf(props.acknowledged);
  const answerBy = replyDay(props.acknowledged.submittedAt, REPLY_HOURS, await readLocalHolidays());
  const of = props.acknowledged.isNoted ? 'con fecha del' : 'recibido el';
  return {
    subject: `Acuse de tu desistimiento: ${of} ${moment.day} ${moment.time}`,
    react: <WithdrawalAcknowledgment {...props} moment={moment} answerBy={answerBy} />,
  };
}
