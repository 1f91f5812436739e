import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { Arrow, Button } from '@/components/shared/ui/button';
import { CARRIED_NOTE, CARRIED_RESULT } from '@/lib/calculators/take-away/carried-result';
import { FORM_ANCHOR } from '@/lib/shared/form-anchor';
import { sessionOfPage } from '@/lib/shared/session-for-results';

/** Shows the exact text that the consultation form, or the notes of a booking, would receive; a second click confirms. */
export function CarryResult({ paragraph }: { paragraph: string }) {
  const t = useTranslations('Calculator');
  const router = useRouter();
  const session = sessionOfPage(usePathname());
  const id = useId();
  const [open, setOpen] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const [failed, setFailed] = useState(false);

  const carry = (key: string, address: string) => {
    if (!writeStored(tabStorage(), key, { text: paragraph })) {
      // The text stays on the screen to be copied.
      setFailed(true);
      return;
    }
    router.push(address);
  };

  const cancel = () => {
    setOpen(false);
    openButton.current?.focus();
  };

  return (
    <div className="mt-2 respaldo bg-arena px-5 py-5 md:px-7">
      <h3 className="text-t4">{t('sendTitle')}</h3>
      <p className="mt-2 max-w-lectura">{t('sendLead')}</p>
      <Button ref={openButton} look="line" className="mt-4" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('sendOpen')}
      </Button>
      {open && (
        <div className="mt-4">
          <p id={id} className="text-nota font-bold">
            {t('sendPreview')}
          </p>
          <blockquote
            aria-labelledby={id}
            className="mt-2 max-w-lectura border-l-[3px] border-tinta bg-papel px-4 py-3"
          >
            {paragraph}
          </blockquote>
          <p role="status" className="mt-2 text-nota font-bold">
            {failed && t('sendFailed')}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => carry(CARRIED_RESULT, `/consulta-gratuita#${FORM_ANCHOR}`)}>
              {t('sendConfirm')} <Arrow />
            </Button>
            {session && (
              <Button look="line" onClick={() => carry(CARRIED_NOTE, `/checkout/${session}`)}>
                {t('sendToBooking')}
              </Button>
            )}
            <Button look="line" onClick={cancel}>
              {t('sendCancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
