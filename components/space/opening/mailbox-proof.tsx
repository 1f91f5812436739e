import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { TextField } from '@/components/shared/ui/field';
import type { VerifyResponseBody } from '@/lib/space/contract';
import { entriesApi } from '../shared/entries-api';
import { FormEnd } from '../shared/form-end';
import { ownDataApi } from '../shared/own-data-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';
import { useWait } from './use-wait';

/** Before a code can be sent again: mail takes a while. */
const AGAIN_SECONDS = 60;

type Props = {
  title: string;
  lead: string;
  /** To which mailbox a code is asked for: of the ways in, or the one to which an open space changes. */
  path?: '/code' | '/mailbox/code';
  /** Below the field of the mailbox. */
  hint?: string;
  onProved: (proved: VerifyResponseBody, email: string) => void;
};

/** The mailbox, then the code that was sent to it. */
export function MailboxProof({ title, lead, path = '/code', hint, onProved }: Props) {
  const [sent, setSent] = useState<{ email: string; requestId: string } | null>(null);
  const [email, setEmail] = useState('');
  const ask = async (wanted: string): Promise<Sent> => {
    const request = path === '/code' ? entriesApi.post(path) : ownDataApi.post(path);
    return { email: wanted, ...(await request({ email: wanted })) };
  };
  if (sent) {
    return (
      <CodeStep
        sent={sent}
        isWayIn={path === '/code'}
        ask={ask}
        onSent={setSent}
        onBack={() => setSent(null)}
        onProved={(proved) => onProved(proved, sent.email)}
      />
    );
  }
  return (
    <EmailStep
      title={title}
      lead={lead}
      email={email}
      hint={hint}
      ask={ask}
      onSent={(next) => {
        setEmail(next.email);
        setSent(next);
      }}
    />
  );
}

type Sent = { email: string; requestId: string };

type Asking = { ask: (email: string) => Promise<Sent>; onSent: (sent: Sent) => void };

type EmailProps = Asking & { title: string; lead: string; email: string; hint: string | undefined };

function EmailStep({ title, lead, email, hint, ask, onSent }: EmailProps) {
  const t = useTranslations('SpaceEntry.code');
  const asking = useCall('space', ask);
  const send = (typed: FormData) => asking.mutate(String(typed.get('email')).trim(), { onSuccess: onSent });
  const form = useCallForm(asking, send, { only: 'email' });
  return (
    <form {...form.props} className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{title}</StepHeading>
        <p className="mt-3">{lead}</p>
      </div>
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email')}
        hint={hint ?? t('emailHint')}
        defaultValue={email}
      />
      <FormEnd form={form} submit={t('send')} busy={t('sending')} />
    </form>
  );
}

type CodeProps = Asking & {
  sent: Sent;
  /** There are other keys than this. */
  isWayIn: boolean;
  onBack: () => void;
  onProved: (proved: VerifyResponseBody) => void;
};

function CodeStep({ sent, isWayIn, ask, onSent, onBack, onProved }: CodeProps) {
  const t = useTranslations('SpaceEntry.code');
  const again = useWait();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const verifying = useCall('space', (code: string) =>
    entriesApi.post('/code/verify')({ requestId: sent.requestId, code }),
  );
  const asking = useCall('space', ask);
  const verify = (typed: FormData) => verifying.mutate(String(typed.get('code')), { onSuccess: onProved });
  const form = useCallForm(verifying, verify, {
    beside({ code, state }) {
      const left = (state as { attemptsLeft?: number } | undefined)?.attemptsLeft ?? 0;
      return code === 'code_wrong' ? { code: t('wrong', { left }) } : {};
    },
    only: 'code',
  });
  function sendAgain() {
    if (asking.isPending || again.left > 0) return;
    asking.mutate(sent.email, {
      onSuccess: (next) => {
        verifying.reset();
        form.props.ref.current?.reset();
        again.start(AGAIN_SECONDS);
        setIsSentAgain(true);
        onSent(next);
        form.props.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
      },
    });
  }
  return (
    <form {...form.props} className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('sentTitle')}</StepHeading>
        <p key={sent.email} className="mt-3 wrap-anywhere">
          {t.rich('sentText', {
            email: sent.email,
            b: () => (
              <b>
                <Breakable>{sent.email}</Breakable>
              </b>
            ),
          })}
        </p>
      </div>
      <TextField
        {...form.field('code')}
        label={t('code')}
        hint={t('expires')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        className="max-w-60 tabular-nums"
      />
      {asking.error && <ProblemNote problem={asking.error} />}
      <FormEnd form={form} submit={t('verify')} busy={t('verifying')} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SmallButton look="quiet" aria-disabled={asking.isPending || again.left > 0} onClick={sendAgain}>
          {again.left > 0 ? t('againIn', { seconds: again.left }) : t('again')}
        </SmallButton>
        <SmallButton look="quiet" onClick={onBack}>
          {t('otherEmail')}
        </SmallButton>
      </p>
      <p role="status" className="text-nota">
        {isSentAgain && t('sentAgain')}
      </p>
      {isWayIn && <p className="text-nota text-tinta-2">{t('nothing')}</p>}
    </form>
  );
}
