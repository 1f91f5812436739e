'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/shared/ui/notice';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { DeskData } from '../desk/desk-data';
import { ActionDialog } from '../desk/dialogs/action-dialog';
import { useAfterTouch } from '../desk/passkeys/desk-opener';
import { ScreenHead } from '../desk/screen-head';
import { useDeskQuery } from '../desk/use-desk-query';
import { useReread } from '../desk/use-reread';
import { useCall } from '../use-call';
import { BeginPanel } from './begin-panel';
import { CurrentKey } from './current-key';
import { checkPaper, newPrintedKey, openWithPaper, replacePaper, rotateDeskKey } from './desk-key-steps';
import { KeyOpeners } from './key-openers';
import { NewPaperDialog } from './new-paper-dialog';
import { PrintedKey } from './printed-key';
import { TypedPaperDialog } from './typed-paper-dialog';

const PATH = '/desk-key';

type Step = 'rotate' | 'check' | 'replace' | 'open';
type Done = Step | 'begin';

export function DeskKeyScreen() {
  const t = useTranslations('DeskKey');
  const query = useDeskQuery<DeskKeyView>(PATH);
  // A read that began before the touch was told would be joined otherwise.
  useAfterTouch(useReread(PATH));
  const [step, setStep] = useState<Step | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const rotation = useCall('desk', rotateDeskKey);
  const begin = (next: Step) => {
    setDone(null);
    setStep(next);
  };
  const close = () => {
    setStep(null);
    rotation.reset();
  };
  const end = (what: Done) => {
    close();
    setDone(what);
  };
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      {done && <Notice className="mb-6 max-w-lectura">{t(`done.${done}`)}</Notice>}
      <DeskData query={query}>
        {(view) => {
          const [current] = view.epochs;
          if (!current || !view.printed) return <BeginPanel onDone={() => end('begin')} />;
          return (
            <>
              {!view.isOpen && (
                <Notice tone="error" className="mb-6 max-w-lectura">
                  {t('notOpen')}
                </Notice>
              )}
              <CurrentKey view={view} epoch={current} onRotate={() => begin('rotate')} />
              <KeyOpeners view={view} onOpenWithPaper={() => begin('open')} />
              <PrintedKey printed={view.printed} onCheck={() => begin('check')} onReplace={() => begin('replace')} />
            </>
          );
        }}
      </DeskData>
      <ActionDialog
        open={step === 'rotate'}
        onClose={close}
        title={t('rotateDialog.title')}
        submit={t('rotateDialog.submit')}
        busy={t('rotateDialog.busy')}
        look="danger"
        isPending={rotation.isPending}
        fault={rotation.error}
        onSubmit={() => rotation.mutate(undefined, { onSuccess: () => end('rotate') })}
      >
        <p>{t('rotateDialog.text')}</p>
      </ActionDialog>
      {step === 'replace' && (
        <NewPaperDialog
          title={t('replaceDialog.title')}
          submit={t('replaceDialog.submit')}
          make={newPrintedKey}
          store={replacePaper}
          onDone={() => end('replace')}
          onClose={close}
        />
      )}
      {(step === 'check' || step === 'open') && (
        <TypedPaperDialog
          title={t(`${step}Dialog.title`)}
          text={t(`${step}Dialog.text`)}
          submit={t(`${step}Dialog.submit`)}
          step={step === 'check' ? checkPaper : openWithPaper}
          onDone={() => end(step)}
          onClose={close}
        />
      )}
    </>
  );
}
