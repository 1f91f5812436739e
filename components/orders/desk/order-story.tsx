import { useTranslations } from 'next-intl';
import { type DeskEventKind, kindTextKey } from '@/lib/private/desk-log/desk-event-kinds';
import { formatMoment } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { useReasonText } from './dispute-text';
import type { ShownOrder } from './shown-order';

type Entry = ShownOrder['story'][number];

export function OrderStory({ story }: { story: ShownOrder['story'] }) {
  const t = useTranslations('DeskOrders.story');
  return (
    <section aria-labelledby="historia" className="min-w-0">
      <h2 id="historia" className="text-t4">
        {t('title')}
      </h2>
      <ol className="mt-3 border-l-4 border-azafran pl-4">
        {story.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entryKey(entry)}`} className="py-1.5">
            <p className="text-nota text-tinta-2 tabular-nums">{formatMoment(new Date(entry.at))}</p>
            <p className="wrap-break-word">
              <StoryText entry={entry} />
              {entry.by && <strong>{` · ${entry.by}`}</strong>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two of one kind may have one moment. */
function entryKey(entry: Entry): string {
  if (entry.kind === 'desk') return entry.event;
  return entry.kind === 'mail-sent' ? entry.mail : '';
}

function StoryText({ entry }: { entry: Entry }) {
  const t = useTranslations('DeskOrders.story');
  const log = useTranslations('DeskLog.kinds');
  const reasonText = useReasonText();
  switch (entry.kind) {
    case 'moved':
    case 'chosen':
    case 'cancelled':
      return t(entry.kind, { moment: formatMoment(new Date(entry.hour)) });
    case 'refund-requested':
    case 'refund-done':
    case 'refund-failed':
      return t(entry.kind, { amount: formatEuros(entry.amount) });
    case 'withdrawn':
      return t(entry.undoneId ? 'withdrawnAndUndone' : 'withdrawn');
    case 'mail-sent': {
      const key = `mails.${entry.mail}` as 'mails.confirmation';
      return t.has(key) ? t(key) : t('mails.other');
    }
    case 'reminded':
      return t(`reminders.${entry.reminder as 'day-before'}`);
    case 'downloaded':
      return t('downloaded', { file: entry.file, count: entry.count });
    case 'dispute-opened':
      return t('dispute-opened', { amount: formatEuros(entry.amount), reason: reasonText(entry.reason) });
    case 'dispute-closed': {
      const outcome = entry.outcome === 'won' || entry.outcome === 'lost' ? entry.outcome : 'closed';
      return t(`dispute-closed.${outcome}`, { amount: formatEuros(entry.amount) });
    }
    case 'desk': {
      const key = kindTextKey(entry.event as DeskEventKind);
      const text = log.has(key) ? log(key) : entry.event;
      return entry.event === 'orders.attended' && entry.subject ? `${text}. ${entry.subject}` : text;
    }
    default:
      return t(entry.kind);
  }
}
