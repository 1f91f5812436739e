import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/shared/browser/with-messages';
import type { SessionView } from '@/lib/private/session-view';
import { formatMoment } from '@/lib/shared/madrid-time';
import messages from '@/messages/private/tools/open-sessions.json';
import { smallButtonClass } from './small-button-class';

type Props = {
  sessions: readonly SessionView[];
  /** The id of the one that is being ended. */
  ending?: string | null;
  /** Without it they are only read. */
  onEnd?: (id: string) => void;
};

function Rows({ sessions, ending = null, onEnd }: Props) {
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
