import type messages from '@/lib/shared/i18n/messages';
import { browserFault, type PrivateFault } from '../private-fault';

export type LocalCode = keyof typeof messages.DeskShared.faults;

export const localFault: (code: LocalCode, file?: string) => PrivateFault = browserFault;
