import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { DeskButton } from '../desk/desk-button';
import { DeskDialog } from '../desk/dialogs/desk-dialog';
import { FaultNote } from '../desk/fault-note';
import { orFault, type PrivateFault } from '../private-fault';
import { useCall } from '../use-call';
import type { Sheet } from './desk-epochs';
import { PaperKey } from './paper-key';

type Props<Made extends Sheet> = {
  title: string;
  submit: string;
  /** What is shown, before anything is stored. The same function at each render. */
  make: () => Promise<Made>;
  /** Stores what the new key on paper opens. */
  store: (made: Made) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Once the key is shown a press beside it closes nothing: it is shown once. */
export function NewPaperDialog<Made extends Sheet>({ title, submit, make, store, onDone, onClose }: Props<Made>) {
  const t = useTranslations('DeskShared');
  const [made, setMade] = useState<Made | null>(null);
  const [fault, setFault] = useState<PrivateFault | null>(null);
  const storing = useCall('desk', store);
  useEffect(() => {
    let isHere = true;
    orFault(make()).then(
      (sheet) => isHere && setMade(sheet),
      (found) => isHere && setFault(found),
    );
    return () => {
      isHere = false;
    };
  }, [make]);
  return (
    <DeskDialog open onClose={onClose} stays={made !== null} title={title}>
      {fault && (
        <>
          <FaultNote fault={fault} />
          <DeskButton look="line" className="mt-4" onClick={onClose}>
            {t('cancel')}
          </DeskButton>
        </>
      )}
      {made && (
        <PaperKey
          sheet={made}
          submit={submit}
          isPending={storing.isPending}
          fault={storing.error}
          onProved={() => storing.mutate(made, { onSuccess: onDone })}
          onCancel={onClose}
        />
      )}
      {!fault && !made && <Skeleton className="h-64" />}
    </DeskDialog>
  );
}
