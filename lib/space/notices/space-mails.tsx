import 'server-only';
import { addDays } from 'date-fns';
import type { ReactElement } from 'react';
import { type CodeUse, SpaceCode } from '@/emails/space/space-code';
import { SpaceNothingHere } from '@/emails/space/space-nothing-here';
import { SpaceNotice, type SpaceNoticeKind, spaceNoticeText } from '@/emails/space/space-notice';
import type { MailCode, Space } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { formatDate, formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { codeOf } from '../codes/mail-code';
import { CODE_MINUTES } from '../codes/rules';
import { type Standing, standingOf } from '../codes/standing-of';
import { dataOpensAfter } from '../data-opens-at';
import type { SpaceEventKind } from '../event-kinds';
import { keepLink } from '../wipe/keep-space';
import { UNUSED_NOTICE_DAYS, wipeDay } from '../wipe/rules';

/**
 * The code, or that there is nothing under this mailbox: only its owner learns which. Not once the code is over. What goes to a mailbox that
 * has done nothing with the firm but write counts among the e-mails to strangers.
 */
export async function sendSpaceCode({ requestHash }: Jobs['send-space-code'], now: Date): Promise<void> {
  const request = await db().mailCode.findUnique({ where: { requestHash } });
  if (!request || request.expiresAt <= now) return;
  const { email, forSpaceId } = request;
  const standing = await standingOf(email);
  const isKnown = forSpaceId === null && standing === 'space';
  const getsCode = standing !== null || forSpaceId !== null;
  const idempotencyKey = `space/${getsCode ? 'code' : 'nothing-here'}/${requestHash}`;
  if (!isKnown && !(await admitUnconfirmedEmail({ to: email, idempotencyKey }, now))) return;
  const letter = getsCode
    ? await codeLetter(request, standing)
    : { subject: 'Con este correo no tenemos nada', react: <SpaceNothingHere /> };
  await sendUnlessRefused({ to: email, replyTo: site.contactEmail, ...letter, idempotencyKey });
}

async function codeLetter(
  request: MailCode,
  standing: Standing | null,
): Promise<{ subject: string; react: ReactElement }> {
  const code = codeOf(request.requestHash);
  const use = await codeUse(request, standing);
  return {
    subject: `${code} es tu código`,
    react: <SpaceCode code={code} use={use} minutes={CODE_MINUTES} />,
  };
}

async function codeUse({ email, forSpaceId }: MailCode, standing: Standing | null): Promise<CodeUse> {
  if (forSpaceId) return 'change';
  if (standing === 'data') return 'data';
  return (await db().space.count({ where: { email } })) > 0 ? 'existing' : 'new';
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
  const opensAt = dataOpensAfter(event);
  await sendEmail({
    to: to ?? space.email,
    replyTo: site.contactEmail,
    subject: spaceNoticeText(kind, { failures }).subject,
    react: (
      <SpaceNotice
        kind={kind}
        when={inWords(at)}
        device={device}
        failures={failures}
        wipe={deletion}
        opensAt={opensAt && inWords(opensAt)}
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

function inWords(moment: Date): string {
  return `${formatLongDate(madridDate(moment))}, ${madridTime(moment)}`;
}

function dayOf(moment: Date): string {
  return formatDate(madridDate(moment));
}

/** The e-mail about a line of the log; null for what its owner reads in the log only. */
function noticeOf(kind: SpaceEventKind, method: string | null, isReminder: boolean): SpaceNoticeKind | null {
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
