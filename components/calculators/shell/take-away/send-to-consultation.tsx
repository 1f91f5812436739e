'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { CARRIED_RESULT } from '@/components/consultation/carried-result';
import { Arrow, Button } from '@/components/ui/button';

/** Shows the very words that would be carried, and carries them only after a second click. */
export function SendToConsultation({ paragraph }: { paragraph: string }) {
  const t = useTranslations('Calculator');
  const router = useRouter();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const askRef = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState(false);

  const carry = () => {
    try {
      sessionStorage.setItem(CARRIED_RESULT, JSON.stringify({ text: paragraph }));
    } catch {
      // A browser may forbid the storage; the words stay on the screen to be copied.
      setRefused(true);
      return;
    }
    router.push('/consulta-gratuita');
  };

  const decline = () => {
    setAsked(false);
    askRef.current?.focus();
  };

  return (
    <div className="mt-2 respaldo bg-arena px-5 py-5 md:px-7">
      <h3 className="text-t4">{t('carryTitle')}</h3>
      <p className="mt-2 max-w-lectura">{t('carryLead')}</p>
      <Button ref={askRef} look="line" className="mt-4" aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {t('carryAsk')}
      </Button>
      {asked && (
        <div className="mt-4">
          <p id={id} className="text-nota font-bold">
            {t('carryShown')}
          </p>
          <blockquote
            aria-labelledby={id}
            className="mt-2 max-w-lectura border-l-[3px] border-tinta bg-papel px-4 py-3"
          >
            {paragraph}
          </blockquote>
          <p role="status" className="mt-2 text-nota font-bold">
            {refused && t('carryRefused')}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={carry}>
              {t('carryYes')} <Arrow />
            </Button>
            <Button look="line" onClick={decline}>
              {t('carryNo')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
