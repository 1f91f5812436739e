import { useTranslations } from 'next-intl';
import { type DeskFault, isLocalCode } from './desk-fault';

/** One sentence for any fault: the server's own, or ours where it has said nothing. */
export function useFaultText(): (fault: DeskFault) => string {
  const t = useTranslations('DeskShared.faults');
  return (fault) => {
    if (isLocalCode(fault.code)) return t(fault.code, { name: fault.file });
    return fault.message || t('unreadable');
  };
}
