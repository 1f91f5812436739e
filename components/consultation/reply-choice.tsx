import { useTranslations } from 'next-intl';
import type { ReplyVia } from './form-data';

type Props = { via: ReplyVia; onChoose: (via: ReplyVia) => void };

/** Only where consultations are sealed: then there are private spaces too. */
export function ReplyChoice({ via, onChoose }: Props) {
  const t = useTranslations('ConsultationForm.reply');
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
            {t(one)}
            {one === 'space' && <span className="block text-nota text-tinta-2">{t('spaceHint')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
