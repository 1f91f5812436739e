import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button';
import { FaultNote } from '../desk/fault-note';
import { useCall } from '../use-call';
import { beginDeskKey, newDeskKey, touchKey } from './desk-key-steps';
import { NewPaperDialog } from './new-paper-dialog';

/** Before there is a key: what it is for, and how it is made. */
export function BeginPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations('DeskKey.begin');
  const [isShown, setIsShown] = useState(false);
  const ready = useCall('desk', touchKey);
  return (
    <section className="max-w-lectura">
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2">{t('text')}</p>
      <ol className="mt-4 grid list-decimal gap-2 pl-6">
        <li>{t('touch')}</li>
        <li>{t('paper')}</li>
        <li>{t('people')}</li>
      </ol>
      {ready.error && (
        <div className="mt-4">
          <FaultNote fault={ready.error} />
        </div>
      )}
      <DeskButton
        className="mt-6"
        disabled={ready.isPending}
        onClick={() => ready.mutate(undefined, { onSuccess: () => setIsShown(true) })}
      >
        {t('start')}
      </DeskButton>
      {isShown && (
        <NewPaperDialog
          title={t('dialog')}
          submit={t('submit')}
          make={newDeskKey}
          store={beginDeskKey}
          onDone={onDone}
          onClose={() => setIsShown(false)}
        />
      )}
    </section>
  );
}
