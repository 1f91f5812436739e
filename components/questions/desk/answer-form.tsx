import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemNote } from '@/components/private/desk/problem-note';
import type { Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCallForm } from '@/components/private/use-call-form';
import { TextArea } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import type { QuestionView } from '@/lib/questions/answers/contract';
import { firstName } from '@/lib/shared/person/name';
import { ElsewhereDialog, MailPreviewDialog } from './answer-dialogs';
import { isSealedConsultation } from './is-sealed-consultation';
import { goesAlong, QuestionAlong, SpaceKeyNote } from './question-along';
import { ReplyChoice, type ReplyVia } from './reply-choice';
import type { OpenedQuestion } from './sealed/open-question';
import { useAnswerDraft } from './use-answer-draft';
import { useSendAnswer } from './use-send-answer';
import { nameIn } from './what-it-says';

/** As lib/questions/answers/schema.ts has it. */
const ANSWER_MAX = 10_000;

export const ANSWER_FIELD = 'respuesta';

type Props = {
  question: QuestionView;
  /** What is sealed of it, while it is open. */
  opened: OpenedQuestion | null;
};

export function AnswerForm({ question, opened }: Props) {
  const t = useTranslations('DeskQuestions');
  const { kind, answers } = question;
  const [shows, setShows] = useState<'preview' | 'elsewhere' | null>(null);
  const space = question.kind === 'consultation' ? question.space : null;
  const said = opened?.consultation?.replyVia ?? null;
  const stored = question.kind === 'consultation' ? question.replyVia : 'mail';
  const wantsSpace = (said ?? stored) === 'space';
  const [chosen, setChosen] = useState<ReplyVia | null>(null);
  const via = space ? (chosen ?? (wantsSpace ? 'space' : 'mail')) : 'mail';
  const isSealed = isSealedConsultation(question);
  // The mail greets by the name that the server knows; nothing else greets.
  const name = isSealed || via === 'space' ? nameIn(question, opened) : null;
  const opening = name === null ? '' : `${t('greeting', { name: firstName(name) })}\n\n`;
  const { draft, write, begin, repeat } = useAnswerDraft(question, opening);
  const replyTo = opened?.consultation?.replyTo ?? opened?.reply?.replyTo ?? null;
  const asked = opened?.consultation?.consultation.specificQuestion ?? null;
  const [isWanted, setWanted] = useState(false);
  const isAlong = space !== null && goesAlong({ space: space.recipient, replyTo, isWanted });
  const send = useSendAnswer(question, via, space && { recipient: space.recipient, asked: isAlong ? asked : null });
  const isUncompared = via === 'space' && isSealed && opened === null;
  const isOtherKey = via === 'space' && replyTo !== null && replyTo !== space?.recipient;
  const hasText = !['', opening.trim()].includes(draft.text.trim());
  const lost = send.error?.code;
  // Not what is chosen now: that is of the next answer.
  const wentInto = send.data?.answers.at(-1)?.state;

  const refuse = () => form.refuse({ text: t('errors.empty') });

  function answer() {
    setShows(null);
    if (!hasText) return refuse();
    if (send.isPending || isUncompared || isOtherKey) return;
    const sent = { key: draft.key, seen: answers.length, text: draft.text };
    // As a promise: also for someone who has left the question meanwhile.
    send.mutateAsync(sent).then(
      () => begin(sent.text),
      ({ code }: Problem) => {
        // That attempt is stored: what is written now is another one.
        if (code === 'answer_sent_before') repeat();
      },
    );
  }

  const form = useCallForm(send, answer);
  return (
    <section aria-labelledby="responder">
      <h2 id="responder" className="text-t4">
        {t(answers.length > 0 ? 'answerAgain' : 'answer')}
      </h2>
      <form {...form.props} className="mt-3 grid gap-4">
        {said !== null && said !== stored && <Notice tone="error">{t('reply.otherWay', { way: said })}</Notice>}
        {wantsSpace && space && <Notice>{t('reply.wantsSpace')}</Notice>}
        {wantsSpace && !space && question.state !== 'answered' && <Notice>{t('reply.noSpace')}</Notice>}
        {space && <ReplyChoice via={via} onChoose={setChosen} />}
        <TextArea
          id={ANSWER_FIELD}
          label={t('text')}
          hint={`${t(via === 'space' ? 'reply.spaceTextHint' : isSealed ? 'sealed.textHint' : 'textHint')} ${t(isSealed ? 'sealed.draft' : 'draft')}`}
          error={form.errors.text}
          value={draft.text}
          maxLength={ANSWER_MAX}
          onChange={(event) => {
            form.forgive();
            if (form.errors.text && send.error) send.reset();
            write(event.target.value);
          }}
          className="min-h-64"
        />
        {via === 'space' && <p className="text-tinta-2">{t('reply.spaceHint')}</p>}
        {isUncompared && <Notice>{t('reply.openFirst')}</Notice>}
        {via === 'space' && space && !isUncompared && <SpaceKeyNote recipient={space.recipient} replyTo={replyTo} />}
        {isSealed && via === 'mail' && <Notice>{t('sealed.answerNote')}</Notice>}
        {opened?.reply && !space && <Notice tone="error">{t('reply.notItsSpace')}</Notice>}
        {asked !== null && space && (
          <QuestionAlong
            space={space.recipient}
            replyTo={replyTo}
            isWanted={isWanted}
            hasKeyNote={via === 'mail'}
            onWanted={setWanted}
          />
        )}
        {send.isSuccess && <Notice>{t(wentInto === 'space' ? 'reply.sent' : 'sent')}</Notice>}
        {lost === 'answered_meanwhile' && <Notice tone="error">{t('answeredMeanwhile')}</Notice>}
        {lost === 'answer_sent_before' && <Notice tone="error">{t('sentBefore')}</Notice>}
        {form.note && lost !== 'answered_meanwhile' && lost !== 'answer_sent_before' && (
          <ProblemNote problem={form.note} />
        )}
        <div className="flex flex-wrap gap-3">
          <SmallButton look="solid" type="submit" disabled={send.isPending || isUncompared || isOtherKey}>
            {t(send.isPending ? 'sending' : 'send')}
          </SmallButton>
          {via === 'mail' && (
            <SmallButton onClick={() => (hasText ? setShows('preview') : refuse())}>{t('preview')}</SmallButton>
          )}
          {question.state !== 'answered' && (
            <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={() => setShows('elsewhere')}>
              {t('elsewhere', { kind })}
            </SmallButton>
          )}
        </div>
      </form>
      {shows === 'preview' && (
        <MailPreviewDialog question={question} text={draft.text} onSend={answer} onClose={() => setShows(null)} />
      )}
      {shows === 'elsewhere' && (
        <ElsewhereDialog question={question} seen={answers.length} onClose={() => setShows(null)} />
      )}
    </section>
  );
}
