import { z } from 'zod';
import { isRecipient } from './identity';

const WRAPPED_MAX_BYTES = 1_000;

export const recipientSchema = z.string().max(100).refine(isRecipient);

/** base64 of an identity that is sealed for one way in. */
export const wrappedSchema = z
  .base64()
  .min(1)
  .max(Math.ceil(WRAPPED_MAX_BYTES / 3) * 4)
  .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')));

/** 32 bytes in base64url: what a phrase or a recovery key proves itself with, or a MAC. */
export const proofSchema = z.string().regex(/^[\w-]{43}$/);
export const macSchema = proofSchema;
