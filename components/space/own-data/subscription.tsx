import { useTranslations } from 'next-intl';
import { useCall } from '@/components/private/use-call';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { spaceFetch } from '../shared/space-fetch';

/** Gone with its press: the letter can be subscribed to again on any page. */
export function Subscription() {
  const t = useTranslations('SpaceOwnData.letter');
  const ending = useCall('space', () => spaceFetch<void>('/profile', { method: 'PATCH', body: { newsletter: 'off' } }));
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span>{t('text')}</span>
        <SmallButton aria-disabled={ending.isPending} onClick={() => ending.isPending || ending.mutate()}>
          {t(ending.isPending ? 'leaving' : 'leave')}
        </SmallButton>
      </p>
      {ending.error && <FaultNote fault={ending.error} />}
    </div>
  );
}
