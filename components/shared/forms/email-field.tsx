import { type ComponentProps, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/shared/ui/field';
import { DOMAIN, type EmailTypoTexts } from './email-typo-texts';
import { fillIn } from './kept-controls';

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

/** A pause in typing, in milliseconds: half an address is no mistake. */
const PAUSE_MS = 400;

/**
 * The address that was probably meant by the one in this field, or null. It is looked for when the typing pauses, by a module
 * that is imported then.
 */
function useEmailTypo(input: RefObject<HTMLInputElement | null>) {
  const [meant, setMeant] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = useCallback(() => {
    clearTimeout(pause.current);
    setMeant(null);
  }, []);

  const lookSoon = useCallback(() => {
    forget();
    pause.current = setTimeout(async () => {
      // Without the module there is no hint, and nothing else changes.
      const found = await import('@/lib/shared/person/corrected-email').catch(() => null);
      setMeant(found?.correctedEmail(input.current?.value ?? '') ?? null);
    }, PAUSE_MS);
  }, [forget, input]);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', forget);
    // What was typed before this script ran.
    if (input.current?.value) lookSoon();
    return () => {
      clearTimeout(pause.current);
      form?.removeEventListener('submit', forget);
    };
  }, [forget, lookSoon, input]);

  return {
    meant,
    onChange: lookSoon,
    correct: () => {
      const field = input.current;
      if (!field || !meant) return;
      fillIn(field, meant);
      field.focus();
    },
  };
}
