import { useTranslations } from 'next-intl';
import type { PrivateFault } from '../private-fault';
import type { LocalCode } from './desk-fault';

/** One sentence for any fault: the server's own, or ours where it has said nothing. */
export function useFaultText(): (fault: PrivateFault) => string {
  const t = useTranslations('DeskShared.faults');
  return ({ code, file, message }) => {
    const known = code as LocalCode;
    return t.has(known) ? t(known, { name: file }) : message || t('unreadable');
  };
}
