import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Notice } from '@/components/shared/ui/notice';
import type { SessionView } from '@/lib/private/session-view';
import { formatMoment } from '@/lib/shared/madrid-time';
import messages from '@/messages/private/tools/open-sessions.json';
import { smallButtonClass } from './small-button';

/** One session by its id, or all but this one. */
export type Ending = { id: string } | 'others';

type Props = {
  heading: ReactNode;
  /** Below the heading. */
  lead?: ReactNode;
  sessions: readonly SessionView[];
  /** Ends them: one call at a time, which rejects with the fault that is shown. */
  change: {
    isPending: boolean;
    variables: Ending | undefined;
    mutateAsync: (which: Ending) => Promise<unknown>;
  };
  problem: ReactNode;
  /** A key was added: the other sessions may be those of whom it is to keep out. */
  isOffered: boolean;
  onAnswered: () => void;
};

/** Where one is in, at the desk or in a space, with what ends the other sessions. */
function Sessions({ heading, lead, sessions, change, problem, isOffered, onAnswered }: Props) {
  const t = useTranslations('OpenSessions');
  const [ended, setEnded] = useState<'ended' | 'othersEnded' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusKept(title, ended !== null, sessions);
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const ending = change.isPending ? change.variables : undefined;
  const isBusy = change.isPending;
  const isAsked = isOffered && others > 0;
  // The second half of a double click comes before the page shows that the first is under way.
  const isUnderWay = useRef(false);
  async function press(which: Ending) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEnded(null);
    const isEnded = await change.mutateAsync(which).then(
      () => true,
      () => false,
    );
    isUnderWay.current = false;
    if (!isEnded) return;
    setEnded(which === 'others' ? 'othersEnded' : 'ended');
    if (which === 'others') onAnswered();
  }
  const keep = () => {
    setEnded(null);
    onAnswered();
  };
  const endOthers = (
    <button type="button" className={smallButtonClass('line')} aria-disabled={isBusy} onClick={() => press('others')}>
      {ending === 'others' ? t('ending') : t('endOthers')}
    </button>
  );
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="outline-none">
        {heading}
      </h3>
      {lead}
      <SessionRows
        sessions={sessions}
        ending={typeof ending === 'object' ? ending.id : null}
        onEnd={(id) => press({ id })}
      />
      <div className="mt-3 grid justify-items-start gap-3">
        {isAsked && (
          <Notice>
            <p>{t('offer', { count: others })}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              {endOthers}
              <button type="button" className={smallButtonClass('quiet')} onClick={keep}>
                {t('keep')}
              </button>
            </p>
          </Notice>
        )}
        {others > 1 && !isAsked && endOthers}
        {problem}
        <p role="status" className="font-bold">
          {ended && !isAsked && t(ended)}
        </p>
      </div>
    </>
  );
}

export const OpenSessions = withMessages(messages, Sessions);

type SessionRowsProps = {
  sessions: readonly SessionView[];
  /** The id of the one that is being ended. */
  ending?: string | null;
  /** Without it they are only read. */
  onEnd?: (id: string) => void;
};

function Rows({ sessions, ending = null, onEnd }: SessionRowsProps) {
  const t = useTranslations('OpenSessions');
  return (
    <ul className="mt-2 grid gap-2">
      {sessions.map(({ id, device, startedAt, lastSeenAt, isThis }) => {
        const started = formatMoment(new Date(startedAt));
        return (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <div className="min-w-0 grow basis-56">
              <p className="wrap-anywhere">
                <span>{device}</span> {isThis && <b>{`(${t('this')})`}</b>}
              </p>
              <p className="text-nota text-tinta-2">
                {t('facts', { started, lastSeen: formatMoment(new Date(lastSeenAt)) })}
              </p>
            </div>
            {onEnd && !isThis && (
              <button
                type="button"
                className={smallButtonClass('quiet', '-ml-1.5 px-1')}
                aria-label={t('endNamed', { device, started })}
                aria-disabled={ending !== null}
                onClick={() => onEnd(id)}
              >
                {ending === id ? t('ending') : t('end')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const SessionRows = withMessages(messages, Rows);
