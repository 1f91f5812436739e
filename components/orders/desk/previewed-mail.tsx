import { DeskData } from '@/components/private/desk/desk-data';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { EmailText } from '@/lib/server/email/email-text';
import { MailPreview } from './mail-preview';

type Props = {
  orderId: string;
  of: 'cancellation' | 'move' | 'refund' | 'withdrawal';
  values?: Record<string, string>;
  /** Before the e-mail: what happens. */
  lead?: string;
  /** Instead of both, if this cannot be done. */
  none?: string;
};

/** The e-mail that the buyer gets if this is done now. */
export function PreviewedMail({ orderId, of, values = {}, lead, none }: Props) {
  const query = new URLSearchParams({ of, ...values });
  const preview = useDeskQuery<{ mail: EmailText | null }>(`/orders/${orderId}/preview?${query}`, {
    keepPrevious: true,
  });
  return (
    <DeskData query={preview}>
      {({ mail }) =>
        mail ? (
          <>
            {lead && <p className="mb-5">{lead}</p>}
            <MailPreview {...mail} />
          </>
        ) : (
          none && <p>{none}</p>
        )
      }
    </DeskData>
  );
}
