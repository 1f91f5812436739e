import type { RefusedFile } from './file-rules';
import type { ConsultationInput, FieldName } from './questions';
import type { ConsultationMessage } from './schema';

export type FieldErrors = Partial<Record<FieldName, ConsultationMessage>>;

export type RejectedForm = {
  answers: ConsultationInput;
  errors: FieldErrors;
  files: RefusedFile[];
  hadFiles: boolean;
};

export type IntakeFailure =
  | { ok: false; reason: 'invalid' | 'suspicious'; form: RejectedForm }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number; form: RejectedForm | null }
  | { ok: false; reason: 'too-large' | 'unreadable' | 'busy' | 'database-down' };

export type IntakeResult = { ok: true } | IntakeFailure;
