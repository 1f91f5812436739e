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

export type IntakeRefusal =
  /** `files-ceiling`, `day-ceiling`: what all senders together may store in a day is stored. */
  | { ok: false; reason: 'invalid'; form: RejectedForm }
  /** What is sealed has no form that could come back. */
  | { ok: false; reason: 'suspicious' | 'files-ceiling' | 'day-ceiling'; form: RejectedForm | null }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number; form: RejectedForm | null }
  | {
      ok: false;
      /**
       * `interrupted`: whether it was stored is unknown; repeating it is safe. `desk-key-changed`: it was sealed for a key that new
       * contents are not sealed for any more.
       */
      reason:
        | 'desk-key-changed'
        | 'too-large'
        | 'too-slow'
        | 'unreadable'
        | 'busy'
        | 'network-busy'
        | 'interrupted'
        | 'database-down';
    };

/** `hasHour`: it is bound to the hour that its sender has chosen before. */
export type IntakeResult = { ok: true; consultationId: string; hasHour: boolean } | IntakeRefusal;
