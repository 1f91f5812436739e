import { z } from 'zod';
import { email, fullName } from '@/lib/person/schema';
import { registrationAnswer, touchAnswer } from '@/lib/security/passkeys/answers';

const token = z.string().regex(/^[\w-]{22}$/);

const KEY_LABEL_MAX = 60;

const label = z
  .string({ error: 'keyLabelRequired' })
  .trim()
  .min(1, 'keyLabelRequired')
  .max(KEY_LABEL_MAX, 'valueTooLong')
  .regex(/^\P{Cc}*$/u, 'valueInvalid');

export const touchSchema = z.object({ ceremonyId: token, answer: touchAnswer });

/** What a key on paper proves itself with: 32 bytes in base64url. */
export const proofSchema = z.object({ proof: z.string().regex(/^[\w-]{43}$/) });

export const newKeySchema = z.object({ ceremonyId: token, label, answer: registrationAnswer });

export const invitationSchema = z.object({ token: z.string().max(100) });

export const acceptSchema = newKeySchema.extend({ token: z.string().max(100) });

export const inviteSchema = z.object({ name: fullName, email });
