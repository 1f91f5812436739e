import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { SpaceEventView } from '@/lib/space/contract';
import type { SpaceEventKind } from '@/lib/space/event-kinds';
import { useDocumentName } from './use-document-name';

/** What its owner should look at twice. */
const ALARMING: readonly SpaceEventKind[] = [
  'open-failed',
  'key-behind',
  'counter-fell',
  'phrase-locked',
  'wipe-asked',
];

export function LogLine({ event: { at, kind, method, device, network, subject } }: { event: SpaceEventView }) {
  const t = useTranslations('SpaceLog');
  const nameOf = useDocumentName();
  const isAlarming = ALARMING.includes(kind);
  const about = kind.startsWith('document-') ? nameOf(subject) : subject;
  const place = [device, network && t(`network.${network}`)].filter(Boolean).join(' · ');
  return (
    <li className={`border-b border-regla py-3 ${isAlarming ? 'border-l-4 border-l-error pl-4' : ''}`}>
      <p className={`wrap-break-word ${isAlarming ? 'font-bold' : 'font-medium'}`}>
        <Breakable>
          {t(`kinds.${kind}`, {
            method: method ?? 'none',
            subject: about ?? '',
            named: about === null ? 'no' : 'yes',
            count: Number(subject) || 1,
          })}
        </Breakable>
      </p>
      <p className="text-nota text-tinta-2">
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
        {place && <span>{` · ${place}`}</span>}
      </p>
    </li>
  );
}
