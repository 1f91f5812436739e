import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { saveFile } from '@/components/shared/browser/save-file';
import { showHeading } from '@/components/shared/browser/show-heading';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Notice } from '@/components/shared/ui/notice';
import messages from '@/messages/private/tools/file-reader.json';
import { Modal } from '../modal';
import { SmallButton } from '../small-button';
import { LockedFile } from './locked-file';
import { openFile } from './open-file';
import type { FileRead, OpenedFile } from './opened-file';
import { ShownPages } from './shown-pages';
import { ShownText } from './shown-text';
import './reader.css';

type Props = { file: FileRead; onClose: () => void };

/** Shows a file in the page, below what has opened it. Nothing of the file runs, and it is saved only by a decision. */
function FileReader({ file, onClose }: Props) {
  const t = useTranslations('FileReader');
  const { opened, open, fail, signal } = useOpenedFile(file);
  const saving = useSaving(file);
  const name = useShownAndLeft();
  const id = useId();
  // A page that is put aside comes back without it.
  useEffect(() => {
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  return (
    <section
      data-reader
      aria-labelledby={id}
      aria-busy={opened === null}
      className="respaldo grid min-w-0 grid-cols-1 gap-4 bg-arena p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          ref={name}
          id={id}
          tabIndex={-1}
          className="min-w-0 scroll-mt-8 font-titular text-t4 font-bold outline-none wrap-anywhere"
        >
          <bdi>{file.name}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={saving.ask}>{t('save')}</SmallButton>
          <SmallButton look="solid" onClick={onClose}>
            {t('close')}
          </SmallButton>
        </div>
      </div>
      <Shown file={file} opened={opened} signal={signal} onOpen={open} onFailed={fail} />
      {saving.isAsked && (
        <Modal size="desk" title={t('saving.title', { name: file.name })} onClose={saving.leave}>
          <p>{t('saving.text')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <SmallButton look="solid" onClick={saving.save}>
              {t('saving.submit')}
            </SmallButton>
            <SmallButton onClick={saving.leave}>{t('saving.cancel')}</SmallButton>
          </p>
        </Modal>
      )}
    </section>
  );
}

export const Reader = withMessages(messages, FileReader);

type ShownProps = {
  file: FileRead;
  opened: OpenedFile | null;
  signal: AbortSignal;
  onOpen: (password: string | null) => void;
  onFailed: () => void;
};

function Shown({ file, opened, signal, onOpen, onFailed }: ShownProps) {
  const t = useTranslations('FileReader');
  switch (opened?.kind) {
    case undefined:
      return <p role="status">{t('opening')}</p>;
    case 'pages':
      return <ShownPages name={file.name} pages={opened.pages} signal={signal} onFailed={onFailed} />;
    case 'text':
      return <ShownText name={file.name} shown={opened} signal={signal} />;
    case 'locked':
      return <LockedFile isWrong={opened.isWrong} onPassword={onOpen} />;
    case 'unloaded':
      return (
        <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
          {t('unloaded')} <SmallButton onClick={() => onOpen(null)}>{t('retry')}</SmallButton>
        </Notice>
      );
    case 'unshown':
      return <Notice>{t('unshown')}</Notice>;
  }
}

/** The file as it was opened last, null while it is opened. Its workers end with the reader, and with the next attempt. */
function useOpenedFile(file: FileRead) {
  const [attempt, setAttempt] = useState<{ password: string | null }>({ password: null });
  const [opened, setOpened] = useState<{ file: OpenedFile; signal: AbortSignal } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    setOpened(null);
    openFile(file, attempt.password, ending.signal).then((shown) => {
      if (!ending.signal.aborted) setOpened({ file: shown, signal: ending.signal });
    });
    return () => ending.abort();
  }, [file, attempt]);
  const open = useCallback((password: string | null) => setAttempt({ password }), []);
  const fail = useCallback(() => setOpened((last) => last && { ...last, file: { kind: 'unshown' } }), []);
  return { opened: opened?.file ?? null, signal: opened?.signal ?? AbortSignal.abort(), open, fail };
}

/** Asks before the first time. */
function useSaving({ name, content }: FileRead) {
  const [asked, setAsked] = useState<'never' | 'now' | 'answered'>('never');
  const save = () => {
    setAsked('answered');
    saveFile(new Blob([content]), name);
  };
  return {
    isAsked: asked === 'now',
    ask: () => (asked === 'answered' ? save() : setAsked('now')),
    leave: () => setAsked('never'),
    save,
  };
}

/** The ref of what has the focus and is in view while it is shown; afterwards what had the focus before has it again. */
function useShownAndLeft() {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    showHeading(shown.current);
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return shown;
}
