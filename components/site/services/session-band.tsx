import { useTranslations } from 'next-intl';
import { Still } from '@/components/shared/ui/still';
import { formatPrice } from '@/lib/shared/money';
import { publishedSession } from '@/lib/shared/published-sessions';
import { type SessionBandPath, sessionBands } from '@/lib/site/session-bands';
import { CardLink } from './card-link';

export const SESSION_BAND_ID = 'una-hora';

/** The hour that can be booked right away, with its price, for a page whose own offer takes longer or begins with a form. */
export function SessionBand({ path }: { path: SessionBandPath }) {
  const t = useTranslations('SessionBand');
  const { session, lead, difference } = sessionBands[path];
  const { slug, name, price, minutes } = publishedSession(session);
  return (
    <section
      id={SESSION_BAND_ID}
      aria-labelledby={`${SESSION_BAND_ID}-titulo`}
      className="bg-cielo py-pieza text-tinta print:hidden"
    >
      <div className="rejilla items-end gap-y-8">
        <div className="md:col-span-7">
          <Still>
            <h2 id={`${SESSION_BAND_ID}-titulo`} className="-ml-[0.03em] text-t2">
              {t('title')}
            </h2>
            <p className="mt-5 max-w-lead font-titular text-lead">{lead}</p>
            <p className="mt-3 max-w-lead text-nota">{difference}</p>
          </Still>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <Still>
            <p className="font-bold wrap-anywhere">{name}</p>
            <p className="mt-2 font-titular text-importe leading-none font-bold tracking-[-0.04em]">
              {formatPrice(price)}
            </p>
            <p className="mt-2 mb-5 text-nota">{t('terms', { minutes })}</p>
          </Still>
          <CardLink href={`/checkout/${slug}`} text={t('book')} of={name} />
        </div>
      </div>
    </section>
  );
}
