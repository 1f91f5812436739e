import { useTranslations } from 'next-intl';
import { localCodeOf, type SpaceFault } from './space-fault';

/** One sentence for any fault: the server's own, or ours where it has said nothing. */
export function useFaultText(): (fault: SpaceFault) => string {
  const t = useTranslations('SpaceShared.faults');
  return (fault) => {
    const code = localCodeOf(fault);
    return code ? t(code) : fault.message || t('unreadable');
  };
}
