import { browserFault, type PrivateFault } from '@/components/private/private-fault';
import type messages from '@/lib/shared/i18n/messages';

export type LocalCode = keyof typeof messages.SpaceShared.faults;

export const localFault: (code: LocalCode) => PrivateFault = browserFault;
