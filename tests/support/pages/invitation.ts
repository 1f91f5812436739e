import type { Email } from '../http/sandbox-control';

/** The text of the e-mail's invitation, its folded lines joined. */
export function invitationIn({ attachments }: Email): string {
  const file = attachments.find(({ filename }) => filename?.endsWith('.ics'));
  if (!file) throw new Error('The e-mail carries no invitation.');
  return Buffer.from(file.content, 'base64').toString('utf8').replaceAll('\r\n ', '');
}
