'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { Notice } from '@/components/shared/ui/notice';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { DeskData } from '../desk/desk-data';
import { deskKeyApi } from '../desk/desk-key-api';
import { ActionDialog } from '../desk/dialogs/action-dialog';
import { moment } from '../desk/moment';
import { useAfterTouch } from '../desk/passkeys/desk-opener';
import { ProblemNote } from '../desk/problem-note';
import { ScreenHead } from '../desk/screen-head';
import { useReread } from '../desk/use-reread';
import { useCall } from '../use-call';
import { useView } from '../use-view';
import { CurrentKey } from './current-key';
import {
  beginDeskKey,
  checkPaper,
  newDeskKey,
  newPrintedKey,
  openWithPaper,
  planRotation,
  type Rotation,
  replacePaper,
  rotateDeskKey,
  touchKey,
} from './desk-key-steps';
import { KeyOpeners } from './key-openers';
import { NewPaperDialog, TypedPaperDialog } from './paper-dialogs';

const KEY = deskKeyApi.get('/');

type Step = 'rotate' | 'check' | 'replace' | 'open';
type Done = Step | 'begin';

export function DeskKeyScreen() {
  const t = useTranslations('DeskKey');
  const query = useView(KEY);
  // A read that began before the touch was told would be joined otherwise.
  useAfterTouch(useReread(KEY));
  const [step, setStep] = useState<Step | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const planning = useCall('desk', planRotation);
  const rotation = useCall('desk', rotateDeskKey);
  const plan = planning.data;
  const begin = (next: Step) => {
    setDone(null);
    setStep(next);
  };
  const askRotation = () => {
    if (!planning.isPending) planning.mutate(undefined, { onSuccess: () => begin('rotate') });
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
              <CurrentKey view={view} epoch={current} onRotate={askRotation} />
              {planning.error && <ProblemNote className="mt-4" problem={planning.error} />}
              <KeyOpeners view={view} onOpenWithPaper={() => begin('open')} />
              <PrintedKey printed={view.printed} onCheck={() => begin('check')} onReplace={() => begin('replace')} />
            </>
          );
        }}
      </DeskData>
      <ActionDialog
        open={step === 'rotate' && plan !== undefined}
        onClose={close}
        title={t('rotateDialog.title')}
        submit={t('rotateDialog.submit')}
        busy={t('rotateDialog.busy')}
        look="danger"
        call={rotation}
        onSubmit={() => plan && rotation.mutate(plan, { onSuccess: () => end('rotate') })}
      >
        <p>{t('rotateDialog.text')}</p>
        {plan && <NextOpeners title={t('rotateDialog.opens')} keys={plan.opens} />}
        {plan && plan.waits.length > 0 && <NextOpeners title={t('rotateDialog.waits')} keys={plan.waits} />}
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

function NextOpeners({ title, keys }: { title: string; keys: Rotation['opens'] }) {
  const t = useTranslations('DeskKey.openers');
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="font-bold">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-1 list-disc pl-6">
        {keys.map(({ id, personName: person, label }) => (
          <li key={id} className="wrap-anywhere">
            {t('key', { person, label })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The key on paper is to be looked for once in a quarter. */
const CHECK_EVERY_MS = 92 * 24 * 60 * 60_000;

type Props = { printed: NonNullable<DeskKeyView['printed']>; onCheck: () => void; onReplace: () => void };

function PrintedKey({ printed, onCheck, onReplace }: Props) {
  const t = useTranslations('DeskKey.printedKey');
  const isDue = Date.now() - new Date(printed.checkedAt).getTime() > CHECK_EVERY_MS;
  return (
    <section className="mt-10">
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2 max-w-lectura">{t('text')}</p>
      <p className="mt-2 max-w-lectura text-tinta-2">
        {t('dates', { created: moment(printed.createdAt).day, checked: moment(printed.checkedAt).day })}
      </p>
      {isDue && <Notice className="mt-3 max-w-lectura">{t('due')}</Notice>}
      <div className="mt-4 flex flex-wrap gap-3">
        <SmallButton look={isDue ? 'solid' : 'line'} onClick={onCheck}>
          {t('check')}
        </SmallButton>
        <SmallButton onClick={onReplace}>{t('replace')}</SmallButton>
      </div>
    </section>
  );
}

/** Before there is a key: what it is for, and how it is made. */
function BeginPanel({ onDone }: { onDone: () => void }) {
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
      {ready.error && <ProblemNote className="mt-4" problem={ready.error} />}
      <SmallButton
        look="solid"
        className="mt-6"
        disabled={ready.isPending}
        onClick={() => ready.mutate(undefined, { onSuccess: () => setIsShown(true) })}
      >
        {t('start')}
      </SmallButton>
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
