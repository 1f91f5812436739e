import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { Spinner } from '@/components/shared/ui/spinner';
import type { VerifyResponseBody } from '@/lib/space/contract';
import { entriesApi } from '../shared/entries-api';
import { FaultNote } from '../shared/fault-note';
import { ownDataApi } from '../shared/own-data-api';
import { SmallButton } from '../shared/small-button';
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
  const id = useId();
  const asking = useCall('space', ask);
  const error = asking.error?.fields.email;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asking.isPending) return;
    const typed = String(new FormData(event.currentTarget).get('email')).trim();
    asking.mutate(typed, { onSuccess: onSent, onError: () => document.getElementById(id)?.focus() });
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{title}</StepHeading>
        <p className="mt-3">{lead}</p>
      </div>
      <TextField
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email')}
        hint={hint ?? t('emailHint')}
        error={error}
        defaultValue={email}
      />
      {asking.error && !error && <FaultNote fault={asking.error} />}
      <p>
        <Button type="submit" aria-disabled={asking.isPending}>
          <span>{asking.isPending ? t('sending') : t('send')}</span>
          {asking.isPending && <Spinner />}
        </Button>
      </p>
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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const again = useWait();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const verifying = useCall('space', (code: string) =>
    entriesApi.post('/code/verify')({ requestId: sent.requestId, code }),
  );
  const asking = useCall('space', ask);
  const fault = verifying.error;
  const left = (fault?.state as { attemptsLeft?: number } | undefined)?.attemptsLeft;
  const wrong = fault?.code === 'code_wrong' ? t('wrong', { left: left ?? 0 }) : fault?.fields.code;
  function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (verifying.isPending) return;
    const code = String(new FormData(event.currentTarget).get('code'));
    verifying.mutate(code, { onSuccess: onProved, onError: () => document.getElementById(id)?.focus() });
  }
  function sendAgain() {
    if (asking.isPending || again.left > 0) return;
    asking.mutate(sent.email, {
      onSuccess: (next) => {
        verifying.reset();
        form.current?.reset();
        again.start(AGAIN_SECONDS);
        setIsSentAgain(true);
        onSent(next);
        document.getElementById(id)?.focus();
      },
    });
  }
  return (
    <form ref={form} onSubmit={verify} noValidate className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('sentTitle')}</StepHeading>
        <p key={sent.email} className="mt-3 wrap-anywhere">
          {t.rich('sentText', { email: sent.email, b: (text) => <b>{text}</b> })}
        </p>
      </div>
      <TextField
        id={id}
        name="code"
        label={t('code')}
        hint={t('expires')}
        error={wrong}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-60 tabular-nums"
      />
      {fault && !wrong && <FaultNote fault={fault} />}
      {asking.error && <FaultNote fault={asking.error} />}
      <p>
        <Button type="submit" aria-disabled={verifying.isPending}>
          <span>{verifying.isPending ? t('verifying') : t('verify')}</span>
          {verifying.isPending && <Spinner />}
        </Button>
      </p>
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
