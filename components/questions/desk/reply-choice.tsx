import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';

export type ReplyVia = 'space' | 'mail';

type Props = { via: ReplyVia; onChoose: (via: ReplyVia) => void };

/** Of a consultation whose mailbox has a space. */
export function ReplyChoice({ via, onChoose }: Props) {
  const t = useTranslations('DeskQuestions.reply');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('legend')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {(['space', 'mail'] as const).map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={via === one}
              onChange={() => onChoose(one)}
              onKeyDown={chooseByEnter}
              className="size-5 accent-tinta"
            />
            {t(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
