import { expect } from '@playwright/test';
import type { SandboxControl, SentEmail } from '../support/sandbox-control';
import type { Visitor } from './visitor';

/** The one e-mail to the buyer, once it is there. */
export async function mailTo(sandbox: SandboxControl, { email }: Visitor): Promise<SentEmail> {
  return onlyOne(sandbox, ({ to }) => to.includes(email));
}

/** The one alert that tells the staff about the buyer's order, once it is there. */
export async function alertAbout(sandbox: SandboxControl, { email }: Visitor): Promise<SentEmail> {
  return onlyOne(sandbox, ({ to, text }) => !to.includes(email) && (text ?? '').includes(email));
}

async function onlyOne(sandbox: SandboxControl, matches: (email: SentEmail) => boolean): Promise<SentEmail> {
  const matching = async () => (await sandbox.emails()).filter(matches);
  await expect.poll(async () => (await matching()).length).toBe(1);
  const [email] = await matching();
  if (!email) throw new Error('The e-mail is gone.');
  return email;
}

/** The text of the e-mail's invitation, its folded lines joined. */
export function invitationIn({ attachments }: SentEmail): string {
  const file = attachments.find(({ filename }) => filename.endsWith('.ics'));
  if (!file) throw new Error('The e-mail carries no invitation.');
  return Buffer.from(file.content, 'base64').toString('utf8').replaceAll('\r\n ', '');
}
