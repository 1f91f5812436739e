import { z } from 'zod';
import { newPasskeySchema } from '@/lib/private/passkeys/schema';
import { proofSchema as proof } from '@/lib/private/sealing/schema';
import { email, fullName } from '@/lib/shared/person/schema';

export const demonstrationSchema = z.object({ proof });

export const invitationSchema = z.object({ token: z.string().max(100) });

export const acceptSchema = newPasskeySchema.extend({ token: z.string().max(100) });

export const inviteSchema = z.object({ name: fullName, email });
