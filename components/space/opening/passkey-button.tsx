import { useTranslations } from 'next-intl';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { ProblemNote } from '../shared/problem-note';
import type { Opened } from './ways';

type Props = {
  /** Null: the server has let in, and the passkey opens nothing. */
  open: () => Promise<Opened | null>;
  onOpened: (opened: Opened | null) => void;
};

/** One touch, with nothing to type. */
export function PasskeyButton({ open, onOpened }: Props) {
  const t = useTranslations('SpaceEntry.passkey');
  const opening = useCall('space', open);
  return (
    <div className="grid gap-4">
      <p>
        <Button
          aria-disabled={opening.isPending}
          onClick={() => opening.isPending || opening.mutate(undefined, { onSuccess: onOpened })}
        >
          <span>{opening.isPending ? t('touching') : t('open')}</span>
          {opening.isPending && <Spinner />}
        </Button>
      </p>
      {opening.error && <ProblemNote problem={opening.error} />}
    </div>
  );
}
