import 'server-only';
import { addDays } from 'date-fns';
import { SpaceCode } from '@/emails/space-code';
import { SpaceNothingHere } from '@/emails/space-nothing-here';
import { SpaceNotice, type SpaceNoticeKind, spaceNoticeText } from '@/emails/space-notice';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send-email';
import { sendUnlessRefused } from '@/lib/email/send-unless-refused';
import type { Space } from '@/lib/generated/prisma/client';
import type { Jobs } from '@/lib/jobs/jobs';
import { formatDate, formatLongDate, madridDate, madridTime } from '@/lib/madrid-time';
import { admitUnconfirmedEmail } from '@/lib/security/admit-unconfirmed-email';
import { site } from '@/lib/site';
import { hasStanding } from '../codes/has-standing';
import { codeOf } from '../codes/mail-code';
import { CODE_MINUTES } from '../codes/rules';
import type { SpaceEventKind } from '../event-kinds';
import { keepLink } from '../wipe/keep-space';
import { UNUSED_NOTICE_DAYS, wipeDay } from '../wipe/rules';
import { noticeOf } from './notice-of';

/** The code, or that there is nothing under this mailbox: only its owner learns which. Not once the code is over. */
export async function sendSpaceCode({ requestHash }: Jobs['send-space-code'], now: Date): Promise<void> {
  const request = await db().mailCode.findUnique({ where: { requestHash } });
  if (!request || request.expiresAt <= now) return;
  const common = { to: request.email, replyTo: site.contactEmail };
  if (request.forSpaceId || (await hasStanding(request.email))) {
    const code = codeOf(requestHash);
    await sendUnlessRefused({
      ...common,
      subject: `${code} es tu código`,
      react: <SpaceCode code={code} minutes={CODE_MINUTES} />,
      idempotencyKey: `space/code/${requestHash}`,
    });
    return;
  }
  const idempotencyKey = `space/nothing-here/${requestHash}`;
  if (!(await admitUnconfirmedEmail({ to: request.email, idempotencyKey }, now))) return;
  await sendUnlessRefused({
    ...common,
    subject: 'Con este correo no tenemos nada',
    react: <SpaceNothingHere />,
    idempotencyKey,
  });
}

/** About a line of the log. Of a space that is gone, or that is kept after all, nothing is said. */
export async function sendSpaceNotice({ eventId, reminder = false, to }: Jobs['send-space-notice']): Promise<void> {
  const event = await db().spaceEvent.findUnique({ where: { id: eventId }, include: { space: true } });
  if (!event) return;
  const { space, at, device, method, subject } = event;
  const kind = noticeOf(event.kind as SpaceEventKind, method, reminder);
  if (!kind) return;
  const deletion = deletionOf(kind, at, space);
  if (deletion === 'over') return;
  const failures = Number(subject) || 0;
  await sendEmail({
    to: to ?? space.email,
    replyTo: site.contactEmail,
    subject: spaceNoticeText(kind, { failures }).subject,
    react: (
      <SpaceNotice
        kind={kind}
        when={`${formatLongDate(madridDate(at))}, ${madridTime(at)}`}
        device={device}
        failures={failures}
        wipe={deletion}
      />
    ),
    idempotencyKey: `space/${kind}/${eventId}`,
    about: { kind, subject: 'space', id: space.id },
  });
}

type Deletion = { day: string; link: string; button: string };

/** Null for e-mails about something else; `over` once the space is kept, also if its deletion was asked for again. */
function deletionOf(kind: SpaceNoticeKind, at: Date, space: Space): Deletion | 'over' | null {
  const { wipeAt, warnedAt } = space;
  switch (kind) {
    case 'wipe-asked':
    case 'wipe-soon':
      if (!wipeAt || wipeAt.getTime() !== wipeDay(at).getTime()) return 'over';
      return { day: dayOf(wipeAt), link: keepLink(space), button: 'No lo borréis' };
    case 'unused':
    case 'unused-soon': {
      const open = { link: `${site.url}/espacio`, button: 'Abrir mi espacio' };
      return warnedAt ? { day: dayOf(addDays(warnedAt, UNUSED_NOTICE_DAYS)), ...open } : 'over';
    }
    default:
      return null;
  }
}

function dayOf(moment: Date): string {
  return formatDate(madridDate(moment));
}
