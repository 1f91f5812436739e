import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/shared/ui/button';
import type { OrderView } from '@/lib/orders/contract';
import { calendarFilePath } from '../state/api';

type Links = NonNullable<NonNullable<OrderView['booking']>['calendarLinks']>;

/** The first thing to do after paying. */
export function AddToCalendar({ links, sessionId }: { links: Links; sessionId: string }) {
  const t = useTranslations('PaymentResult');
  const ui = useTranslations('Ui');
  const onPage = { target: '_blank', rel: 'noreferrer' } as const;
  const elsewhere = <span className="sr-only">{ui('opensInNewWindow')}</span>;
  return (
    <section className="print:hidden">
      <h2 className="text-t4">{t('addToCalendar')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-3 lg:max-w-4xl">
        <a href={links.google} {...onPage} className={buttonClass('solid')}>
          {t('googleCalendar')} {elsewhere}
        </a>
        <a href={links.outlook} {...onPage} className={buttonClass('line')}>
          {t('outlookCalendar')} {elsewhere}
        </a>
        <a href={calendarFilePath(sessionId)} download="cita.ics" className={buttonClass('line')}>
          {t('calendarFile')}
        </a>
      </div>
      <p className="mt-3 text-nota">{t('calendarOnce')}</p>
    </section>
  );
}
