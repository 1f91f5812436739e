import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldProblem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { loadCode } from '@/components/shared/browser/load-code';
import { TextArea } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';
import { hex } from '@/lib/private/sealing/hex';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sha256 } from '@/lib/private/sealing/sha256';
import { QUESTION_MAX } from '@/lib/shared/person/limits';
import { ownDataApi } from '../shared/own-data-api';
import { ProblemNote } from '../shared/problem-note';
import { teamKey, withTeamKey } from '../shared/team-key';
import { useSpace } from '../shared/use-space';
import { loadOpening } from './read-consultations';
import { useReplyDraft } from './reply-drafts';

type Props = { threadId: string; reference: string };

/** Writes to the team below its answers. What was typed stays until it has arrived. */
export function ReplyForm({ threadId, reference }: Props) {
  const t = useTranslations('SpaceConsultations.reply');
  const { view, recipient: own } = useSpace();
  const { draft, begin, write, end } = useReplyDraft(threadId);
  const opener = useRef<HTMLButtonElement>(null);
  const sending = useCall('space', sendReply);
  const id = `respuesta-${threadId}`;

  function close() {
    form.forgive();
    flushSync(end);
    opener.current?.focus();
  }
  function open() {
    sending.reset();
    flushSync(begin);
    document.getElementById(id)?.focus();
  }
  const form = useCallForm(sending, () => {
    const text = draft?.text.trim() ?? '';
    if (!draft || text === '') throw fieldProblem({ text: t('empty') });
    sending.mutate({ threadId, text, email: view.email, key: draft.key, own }, { onSuccess: close });
  });

  if (!draft) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SmallButton ref={opener} aria-label={t('openNamed', { reference })} onClick={open}>
          {t('open')}
        </SmallButton>
        <span role="status" className="font-bold text-ok">
          {sending.isSuccess && t('sent')}
        </span>
      </div>
    );
  }
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <TextArea
        id={id}
        label={t('label')}
        hint={t('hint')}
        error={form.errors.text}
        value={draft.text}
        maxLength={QUESTION_MAX}
        readOnly={sending.isPending}
        onChange={(event) => {
          form.forgive();
          write(event.target.value);
        }}
        className="min-h-40"
      />
      {sending.error?.code === 'desk_closed' ? (
        <Notice tone="error">
          {t.rich('deskClosed', {
            link: (text) => (
              <PageLink href="/consulta-gratuita" className="enlace" target="_blank">
                {text}
              </PageLink>
            ),
          })}
        </Notice>
      ) : (
        sending.error && <ProblemNote problem={sending.error} />
      )}
      <p className="flex flex-wrap gap-3">
        <SmallButton type="submit" aria-disabled={sending.isPending}>
          {t(sending.isPending ? 'sending' : 'send')}
        </SmallButton>
        <SmallButton look="quiet" isBusy={sending.isPending} onClick={close}>
          {t('cancel')}
        </SmallButton>
      </p>
    </form>
  );
}

type Reply = {
  threadId: string;
  text: string;
  /** Of the open space. */
  email: string;
  /** Of the draft. */
  key: string;
  /** Of the space's identity that is open here. */
  own: Recipient;
};

/** Seals a text for the team and for the space itself, and sends it. Throws a Problem, and sends nothing, without a key of the team. */
async function sendReply({ threadId, text, email, key, own }: Reply): Promise<void> {
  const submission = hex(await sha256(`${key}\n${text}`));
  await withTeamKey(async () => {
    const { epoch, recipient } = await teamKey();
    const { sealReply } = await loadCode(loadOpening);
    const sealed = await sealReply({ text, email, threadId, replyTo: own }, recipient);
    await ownDataApi.post('/replies')({ threadId, sealed, epoch, recipient, submission });
  });
}
