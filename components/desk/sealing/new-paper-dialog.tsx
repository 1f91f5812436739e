import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { DeskDialog } from '../shared/dialogs/desk-dialog';
import { newPaper, type Paper } from './desk-epochs';
import { PaperKey } from './paper-key';
import { useDeskKeyStep } from './use-desk-key-step';

type Props = {
  title: string;
  submit: string;
  /** Stores what the new key on paper opens. */
  store: (paper: Paper) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** A press beside it closes nothing: what is shown is shown once. */
export function NewPaperDialog({ title, submit, store, onDone, onClose }: Props) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const storing = useDeskKeyStep(store);
  useEffect(() => {
    let isHere = true;
    newPaper().then((made) => isHere && setPaper(made));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <DeskDialog open onClose={onClose} stays title={title}>
      {paper ? (
        <PaperKey
          paper={paper}
          submit={submit}
          isPending={storing.isPending}
          fault={storing.error}
          onProved={() => storing.mutate(paper, { onSuccess: onDone })}
          onCancel={onClose}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </DeskDialog>
  );
}
