import { useTranslations } from 'next-intl';
import { useCall } from '@/components/private/use-call';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { spaceFetch } from '../shared/space-fetch';

/** For the holder of a session without its key: on a device of others, say. */
export function LeaveSession({ onLeft }: { onLeft: () => void }) {
  const t = useTranslations('SpaceFrame.locked');
  const leaving = useCall('space', () => spaceFetch<void>('/session', { method: 'DELETE' }), { ends: true });
  return (
    <div className="grid gap-3 border-t-[1.5px] border-tinta pt-4">
      <p>
        <SmallButton
          look="quiet"
          aria-disabled={leaving.isPending}
          onClick={() => leaving.isPending || leaving.mutate(undefined, { onSuccess: onLeft })}
        >
          {t(leaving.isPending ? 'leaving' : 'leave')}
        </SmallButton>
      </p>
      {leaving.error && <FaultNote fault={leaving.error} />}
    </div>
  );
}
