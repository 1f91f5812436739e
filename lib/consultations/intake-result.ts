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
  /** `files-ceiling`, `day-ceiling`: what all senders together may store in a day is stored. */
  | { ok: false; reason: 'invalid' | 'suspicious' | 'files-ceiling' | 'day-ceiling'; form: RejectedForm }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number; form: RejectedForm | null }
  | {
      ok: false;
      /** `interrupted`: whether it was stored is unknown; repeating it is safe. */
      reason: 'too-large' | 'too-slow' | 'unreadable' | 'busy' | 'network-busy' | 'interrupted' | 'database-down';
    };

export type IntakeResult = { ok: true; consultationId: string } | IntakeFailure;
