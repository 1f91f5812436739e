import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Code } from '@/components/private/breakable';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';
import type { ConsultationFormState } from './use-consultation-form';

const loadWatch = () => import('./sealing/watch-space');

/** Only where consultations are sealed: then there are private spaces too. */
export function ReplyChoice({ form }: { form: ConsultationFormState }) {
  const { replyVia: via, setReplyVia, spaceBeside: space, setSpaceBeside } = form;
  const t = useTranslations('ConsultationForm.reply');
  const isIntoSpace = via === 'space';
  const watch = useLazyModule(loadWatch, isIntoSpace);
  const watchSpace = watch.state === 'ready' ? watch.module.watchSpace : null;
  useEffect(() => {
    if (!watchSpace) return;
    const end = watchSpace(setSpaceBeside);
    return () => {
      end();
      setSpaceBeside(null);
    };
  }, [watchSpace, setSpaceBeside]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('legend')}</legend>
      {(['mail', 'space'] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-start gap-3 py-1.5 leading-7">
          <input
            type="radio"
            name="replyVia"
            checked={via === one}
            onChange={() => setReplyVia(one)}
            onKeyDown={chooseByEnter}
            className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
          />
          <span>
            <span>{t(one)}</span>
            {one === 'space' && <span className="block text-nota text-tinta-2">{t('spaceHint')}</span>}
          </span>
        </label>
      ))}
      {isIntoSpace && (
        <p aria-live="polite" className="max-w-texto text-nota text-tinta-2">
          <span key={space?.digits}>
            {space
              ? t.rich('spaceOpen', {
                  fingerprint: space.digits,
                  digits: () => <Code>{space.digits}</Code>,
                })
              : t.rich('spaceBeside', {
                  link: (text) => (
                    <a href="/espacio" target="_blank" className="enlace" rel="noopener">
                      {text}
                    </a>
                  ),
                })}
          </span>
        </p>
      )}
    </fieldset>
  );
}
