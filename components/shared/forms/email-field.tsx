import { type ComponentProps, useRef } from 'react';
import { TextField } from '@/components/shared/ui/field';
import { DOMAIN, type EmailTypoTexts } from './email-typo-texts';
import { useEmailTypo } from './use-email-typo';

type Props = Omit<ComponentProps<typeof TextField>, 'ref' | 'type' | 'onChange'> & { typo: EmailTypoTexts };

/** An e-mail address. A slip in its domain is asked about below the field, and never refused. */
export function EmailField({ typo, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { meant, correct, onChange } = useEmailTypo(input);
  const domain = meant?.slice(meant.lastIndexOf('@') + 1);
  return (
    <div className="min-w-0">
      <TextField autoComplete="email" inputMode="email" {...field} ref={input} type="email" onChange={onChange} />
      <div aria-live="polite">
        {domain && (
          <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-nota wrap-anywhere">
            <span>{typo.question.replace(DOMAIN, domain)}</span>
            <button type="button" onClick={correct} className="min-h-6 cursor-pointer py-0.5 font-bold underline">
              {typo.correct}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
