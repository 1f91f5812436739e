import { z } from 'zod';
import { tokenSchema } from '@/lib/server/security/token-schema';
import { registrationAnswer, touchAnswer } from './answers';

const LABEL_MAX = 60;

const label = z
  .string({ error: 'keyLabelRequired' })
  .trim()
  .min(1, 'keyLabelRequired')
  .max(LABEL_MAX, 'valueTooLong')
  .regex(/^\P{Cc}*$/u, 'valueInvalid');

export const touchSchema = z.object({ ceremonyId: tokenSchema, answer: touchAnswer });

export const newPasskeySchema = z.object({ ceremonyId: tokenSchema, label, answer: registrationAnswer });
