import messages from '@/lib/shared/i18n/messages';

/** Whether a schema's message names a sentence of its own, to be looked up under `Validation`. */
export function isValidationKey(message: string): message is keyof typeof messages.Validation {
  return Object.hasOwn(messages.Validation, message);
}
