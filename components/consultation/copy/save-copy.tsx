import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { loadCode } from '@/components/browser/load-code';
import { Button } from '@/components/ui/button';
import type { Consultation } from '@/lib/consultations/schema';
import { madridDate } from '@/lib/madrid-time';
import type { CopyOutcome } from './store-copy';

const loadText = () => import('./copy-text');
const loadStore = () => import('./store-copy');

/** What was sent sealed is in memory once more, and never again: its sender may keep it in their space. */
export function SaveCopy({ consultation }: { consultation: Consultation }) {
  const t = useTranslations('ConsultationCopy');
  const [state, setState] = useState<'idle' | 'busy' | CopyOutcome>('idle');
  const attemptKey = useRef(crypto.randomUUID());
  async function save() {
    if (state === 'busy') return;
    setState('busy');
    const now = new Date();
    const outcome = await Promise.all([loadCode(loadText), loadCode(loadStore)]).then(
      ([{ copyText }, { storeCopy }]) =>
        storeCopy(copyText(consultation, t, now), t('file', { day: madridDate(now) }), attemptKey.current),
      () => 'failed' as const,
    );
    setState(outcome);
  }
  return (
    <div className="mt-6">
      {state !== 'stored' && (
        <Button look="line" onClick={save} aria-disabled={state === 'busy'} className="text-tinta">
          {t(state === 'busy' ? 'saving' : 'save')}
        </Button>
      )}
      <p role="status" className="mt-3 max-w-texto font-medium">
        {state === 'closed'
          ? t.rich('closed', {
              link: (text) => (
                <a href="/espacio" target="_blank" className="enlace" rel="noopener">
                  {text}
                </a>
              ),
            })
          : state !== 'idle' && state !== 'busy' && t(state)}
      </p>
    </div>
  );
}
