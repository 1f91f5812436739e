import { useTranslations } from 'next-intl';
import { localCodeOf, type SpaceFault } from './space-fault';
import { writeLink } from './write-link';

/** One sentence for any fault: the server's own, or ours where it has said nothing. */
export function FaultText({ fault }: { fault: SpaceFault }) {
  const t = useTranslations('SpaceShared.faults');
  const code = localCodeOf(fault) ?? 'unreadable';
  if (fault.message !== '') return <span>{fault.message}</span>;
  return <span key={code}>{t.rich(code, { write: writeLink })}</span>;
}
