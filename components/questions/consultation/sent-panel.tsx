import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import type { Sent } from './use-consultation-form';

const loadCopy = () => import('./copy/save-copy');

/** In place of the form. Takes the focus, because the submit button was far below. */
export function SentPanel({ sent, minutes }: { sent: Sent; minutes: number }) {
  const { booking, replyVia, sealed, hour } = sent;
  const t = useTranslations('ConsultationForm.sent');
  const copy = useLazyModule(loadCopy, sealed !== null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => showHeading(panel.current), []);
  return (
    <div className="rejilla">
      <div ref={panel} tabIndex={-1} className="respaldo bg-azafran px-6 py-7 outline-none md:px-9 lg:col-span-9">
        <h2 className="text-t2">{t('title')}</h2>
        <p className="mt-4 max-w-lead font-titular text-lead">{t(replyVia === 'space' ? 'textInSpace' : 'text')}</p>
        {replyVia === 'space' && (
          <p className="mt-4 max-w-lead">
            {t.rich('inSpace', {
              link: (text) => (
                <a href="/espacio" className="enlace">
                  {text}
                </a>
              ),
            })}
          </p>
        )}
        {sealed && copy.state === 'ready' && <copy.module.SaveCopy consultation={sealed} />}
        {hour && <p className="mt-4 max-w-lead font-medium">{t('withHour', { day: hour.day, time: hour.time })}</p>}
        {booking && (
          <div className="mt-8 border-t-[1.5px] border-tinta pt-6">
            <h3 className="text-t3">{t('bookTitle', { minutes })}</h3>
            <p className="mt-3 max-w-texto">{t('bookText')}</p>
            <p className="mt-6">
              <a href={booking} className={buttonClass('solid', 'max-sm:w-full')}>
                {t('book')} <Arrow />
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
