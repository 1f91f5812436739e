import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { CopyOutcome } from '@/components/private/space-channel';
import { loadCode } from '@/components/shared/browser/load-code';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Button } from '@/components/shared/ui/button';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { madridDate } from '@/lib/shared/madrid-time';
import messages from '@/messages/questions/tools/consultation-copy.json';

const loadText = () => import('./copy-text');
const loadOffer = () => import('./offer-copy');

/**
 * What was sent sealed is in memory once more, and never again: its sender may keep it in their space, once one of its keys was used in
 * another tab.
 */
function CopyOffer({ consultation }: { consultation: Consultation }) {
  const t = useTranslations('ConsultationCopy');
  const [state, setState] = useState<'idle' | 'busy' | 'waits' | CopyOutcome>('idle');
  const attemptKey = useRef(crypto.randomUUID());
  const endOffer = useRef(() => {});
  useEffect(() => () => endOffer.current(), []);
  async function save() {
    if (state === 'busy') return;
    setState('busy');
    const now = new Date();
    try {
      const [{ copyText }, { offerCopy }] = await Promise.all([loadCode(loadText), loadCode(loadOffer)]);
      const copy = { name: t('file', { day: madridDate(now) }), text: copyText(consultation, t, now) };
      endOffer.current();
      endOffer.current = offerCopy({ ...copy, attemptKey: attemptKey.current }, (outcome) => {
        if (outcome === 'stored') endOffer.current();
        setState(outcome);
      });
      setState('waits');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="mt-6">
      {state !== 'stored' && (
        <Button look="line" onClick={save} aria-disabled={state === 'busy'} className="text-tinta">
          {t(state === 'busy' ? 'saving' : 'save')}
        </Button>
      )}
      <p role="status" className="mt-3 max-w-texto font-medium">
        <span key={state}>
          {state === 'waits'
            ? t.rich('waits', {
                link: (text) => (
                  <a href="/espacio" target="_blank" className="enlace" rel="noopener">
                    {text}
                  </a>
                ),
              })
            : state !== 'idle' && state !== 'busy' && t(state)}
        </span>
      </p>
    </div>
  );
}

export const SaveCopy = withMessages(messages, CopyOffer);
