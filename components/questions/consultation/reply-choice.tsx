import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { loadCode } from '@/components/shared/browser/load-code';
import type { ReplyVia } from './form-data';
import type { SpaceBeside } from './sealing/watch-space';

const loadWatch = () => import('./sealing/watch-space');

type Props = {
  via: ReplyVia;
  onChoose: (via: ReplyVia) => void;
  /** In which one of its keys was used, in another tab: the desk compares the answer's key with it. */
  space: SpaceBeside | null;
  onSpace: (space: SpaceBeside | null) => void;
};

/** Only where consultations are sealed: then there are private spaces too. */
export function ReplyChoice({ via, onChoose, space, onSpace }: Props) {
  const t = useTranslations('ConsultationForm.reply');
  const isIntoSpace = via === 'space';
  useEffect(() => {
    if (!isIntoSpace) return;
    let end: (() => void) | null = null;
    let isHere = true;
    loadCode(loadWatch).then(
      ({ watchSpace }) => {
        if (isHere) end = watchSpace(onSpace);
      },
      () => {},
    );
    return () => {
      isHere = false;
      end?.();
      onSpace(null);
    };
  }, [isIntoSpace, onSpace]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('legend')}</legend>
      {(['mail', 'space'] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-start gap-3 py-1.5 leading-7">
          <input
            type="radio"
            name="replyVia"
            checked={via === one}
            onChange={() => onChoose(one)}
            className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
          />
          <span>
            <span>{t(one)}</span>
            {one === 'space' && <span className="block text-nota text-tinta-2">{t('spaceHint')}</span>}
          </span>
        </label>
      ))}
      {isIntoSpace && (
        <p aria-live="polite" className="max-w-texto text-nota text-tinta-2 wrap-anywhere">
          <span key={space?.digits}>
            {space
              ? t.rich('spaceOpen', {
                  fingerprint: space.digits,
                  digits: (text) => <span className="tabular-nums">{text}</span>,
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
