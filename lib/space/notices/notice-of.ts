import type { SpaceNoticeKind } from '@/emails/space/space-notice';
import type { SpaceEventKind } from '../event-kinds';

/** The e-mail about a line of the log; null for what its owner reads in the log only. */
export function noticeOf(kind: SpaceEventKind, method: string | null, isReminder: boolean): SpaceNoticeKind | null {
  switch (kind) {
    case 'wipe-asked':
      return isReminder ? 'wipe-soon' : 'wipe-asked';
    case 'unused-told':
      return isReminder ? 'unused-soon' : 'unused';
    case 'open-failed':
      return 'failures';
    case 'opened':
      return method === 'recovery' ? 'recovery-used' : null;
    case 'created':
    case 'key-added':
    case 'key-removed':
    case 'counter-fell':
    case 'phrase-changed':
    case 'recovery-renewed':
    case 'recovered':
    case 'phrase-locked':
    case 'wipe-cancelled':
    case 'mailbox-changed':
      return kind;
    default:
      return null;
  }
}
