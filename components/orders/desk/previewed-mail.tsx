import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { useView } from '@/components/private/use-view';
import { ordersApi } from './orders-api';

type Props = {
  orderId: string;
  of: 'cancellation' | 'move' | 'refund' | 'withdrawal';
  values?: { amount?: string; date?: string; time?: string };
  /** Before the e-mail: what happens. */
  lead?: string;
  /** Instead of both, if this cannot be done. */
  none?: string;
};

/** The e-mail that the buyer gets if this is done now. */
export function PreviewedMail({ orderId, of, values = {}, lead, none }: Props) {
  const preview = useView(ordersApi.get('/:id/preview', { param: { id: orderId }, query: { of, ...values } }), {
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

type Mail = { subject: string; text: string };

/** What the buyer is going to read. */
function MailPreview({ subject, text }: Mail) {
  const t = useTranslations('DeskOrders.preview');
  return (
    <div className="bg-arena">
      <p className="px-4 pt-3 text-nota text-tinta-2">{t('label')}</p>
      <p className="px-4 pb-2 font-bold">{subject}</p>
      <section
        aria-label={t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-56 overflow-y-auto px-4 pb-4 text-nota wrap-break-word whitespace-pre-line"
      >
        {text.replaceAll(/\n{3,}/g, '\n\n')}
      </section>
    </div>
  );
}
