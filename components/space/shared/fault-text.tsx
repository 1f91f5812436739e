import { useTranslations } from 'next-intl';
import type { PrivateFault } from '@/components/private/private-fault';
import type { LocalCode } from './space-fault';
import { writeLink } from './write-link';

/** One sentence for any fault: the server's own, or ours where it has said nothing. */
export function FaultText({ fault }: { fault: PrivateFault }) {
  const t = useTranslations('SpaceShared.faults');
  if (fault.message !== '') return <span>{fault.message}</span>;
  const known = fault.code as LocalCode;
  const code = fault.status === 0 && t.has(known) ? known : 'unreadable';
  return <span key={code}>{t.rich(code, { write: writeLink })}</span>;
}
