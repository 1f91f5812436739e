import 'server-only';
import { AccessGiven, AccessWaits } from '@/emails/private/access';
import { COUNTER_NOTICE_SUBJECT, CounterNotice } from '@/emails/private/counter-notice';
import { DeskInvitation } from '@/emails/private/desk-invitation';
import { keyPeople } from '@/lib/private/desk-key/key-people';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { formatMoment } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { findInvitation } from './accept-invitation';
import { deskLink, invitationLink, invitationTokenOf } from './invite-person';

type DeskEmail = Jobs['send-desk-email'];

/** What is no longer so when it is sent is not said. */
export async function sendDeskEmail(task: DeskEmail, now: Date): Promise<void> {
  switch (task.email) {
    case 'invitation':
      return sendInvitation(task.invitationId, now);
    case 'access-waits':
      return sendAccessWaits(task);
    case 'access-given':
      return sendAccessGiven(task);
    case 'counter-fell':
      return sendCounterFell(task);
  }
}

/** Its address was typed by a person of the firm: one that does not exist is no fault of the product, and the desk shows the link too. */
async function sendInvitation(id: string, now: Date): Promise<void> {
  const stored = await db().staffInvitation.findUnique({ where: { id }, include: { inviter: true } });
  const token = stored && invitationTokenOf(stored);
  if (!token || !(await findInvitation(token, now)).ok) return;
  const { name, email, expiresAt, inviter } = stored;
  await sendUnlessRefused({
    to: email,
    replyTo: inviter?.email ?? site.contactEmail,
    subject: `Tu invitación a la mesa de ${site.name}`,
    react: (
      <DeskInvitation name={name} inviter={inviter?.name ?? null} link={invitationLink(token)} expiresAt={expiresAt} />
    ),
    idempotencyKey: `desk/invitation/${id}`,
  });
}

async function sendAccessWaits({ personId, to, askedAt }: Extract<DeskEmail, { email: 'access-waits' }>) {
  const people = await keyPeople(db());
  const person = people.find(({ id }) => id === personId);
  const opener = people.find(({ id, isOpener }) => id === to && isOpener);
  if (person?.access.state !== 'waits' || !opener) return;
  const { name, access } = person;
  await sendEmail({
    to: opener.email,
    subject: `${name} espera acceso a lo cifrado`,
    react: <AccessWaits name={name} label={access.passkey.label} link={deskLink('/mesa/hoy')} />,
    idempotencyKey: `desk/access-waits/${personId}/${to}/${askedAt}`,
  });
}

async function sendAccessGiven({ personId, givenAt }: Extract<DeskEmail, { email: 'access-given' }>) {
  const person = (await keyPeople(db())).find(({ id }) => id === personId);
  if (person?.access.state !== 'opens') return;
  const { name, email } = person;
  await sendEmail({
    to: email,
    subject: 'Ya puedes abrir lo cifrado',
    react: <AccessGiven name={name} link={deskLink('/mesa/consultas')} />,
    idempotencyKey: `desk/access-given/${personId}/${givenAt}`,
  });
}

/** Mails the person of a synced passkey. A passkey that is gone is not spoken of. */
async function sendCounterFell({ keyId }: Extract<DeskEmail, { email: 'counter-fell' }>) {
  const key = await db().staffKey.findUnique({ where: { id: keyId }, include: { staff: { select: { email: true } } } });
  if (!key?.counterFellAt) return;
  await sendEmail({
    to: key.staff.email,
    replyTo: site.contactEmail,
    subject: COUNTER_NOTICE_SUBJECT,
    react: <CounterNotice label={key.label} when={formatMoment(key.counterFellAt)} />,
    idempotencyKey: `desk/counter-fell/${keyId}`,
  });
}
