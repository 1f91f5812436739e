import type { RefusedFile } from './file-rules';
import type { ConsultationInput, FieldName } from './questions';
import type { ConsultationMessage } from './schema';

export type FieldErrors = Partial<Record<FieldName, ConsultationMessage>>;

/** What was sent and what is wrong with it: enough to show the form again. */
export type Refusal = {
  answers: ConsultationInput;
  errors: FieldErrors;
  files: RefusedFile[];
  /** Whether any file came with it. */
  hadFiles: boolean;
};

export type IntakeResult =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'suspicious'; refusal: Refusal }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number; refusal: Refusal | null }
  | { ok: false; reason: 'too-large' | 'unreadable' | 'busy' | 'database-down' };
