import { zodResolver } from '@hookform/resolvers/zod';
import type { SyntheticEvent } from 'react';
import { createFormControl, type FieldErrors, type FieldValues, type UseFormRegisterReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { controlsOf, type FormValues, readFields } from './form-fields';

/** By field: a key of the schema's messages, or a sentence of the server's. */
export type FieldMessages<Field extends string = string> = Partial<Record<Field, string>>;

type FormValidation<Valid> = {
  /** The messages of an invalid form are also passed to `onMessages`. */
  validate(): Promise<{ value: Valid } | { messages: FieldMessages }>;
  /** After a change of a field: it is validated again if the form has been submitted before. */
  revalidate(event: SyntheticEvent): void;
  showMessages(messages: FieldMessages): void;
  /** The form begins anew with what its fields hold. */
  restart(): void;
};

export type OpenValidation<Valid> = (
  form: HTMLFormElement,
  onMessages: (messages: FieldMessages) => void,
) => FormValidation<Valid>;

/**
 * react-hook-form with a form's schema. Only for modules that are imported on demand: together with zod it weighs more than
 * a page. The form is on the page by then, so its controls are registered with what they hold. `empty` names the fields.
 */
export function validationOf<Valid>(schema: ZodType<Valid, FieldValues>, empty: FormValues): OpenValidation<Valid> {
  return (form, onMessages) => {
    const control = createFormControl<FieldValues, unknown, Valid>({
      resolver: zodResolver(schema),
      defaultValues: readFields(form, empty),
      // `useValidatedForm` moves the focus, for the server's messages too.
      shouldFocusError: false,
    });
    const registered: Record<string, UseFormRegisterReturn> = {};
    for (const field of Object.keys(empty)) {
      const registration = control.register(field);
      for (const element of controlsOf(form, field)) registration.ref(element);
      registered[field] = registration;
    }
    control.subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onMessages(messagesOf(errors)) });
    return {
      async validate() {
        control.setValues(readFields(form, empty));
        let result: { value: Valid } | { messages: FieldMessages } = { messages: {} };
        await control.handleSubmit(
          (value) => {
            result = { value };
          },
          (errors) => {
            result = { messages: messagesOf(errors) };
          },
        )();
        return result;
      },
      revalidate(event) {
        const { name } = event.target as { name?: string };
        void registered[name ?? '']?.onChange(event);
      },
      showMessages(messages) {
        for (const [field, message = ''] of Object.entries(messages)) control.setError(field, { message });
      },
      restart: () => control.reset(readFields(form, empty), { keepFieldsRef: true }),
    };
  };
}

function messagesOf(errors: FieldErrors): FieldMessages {
  const messages: FieldMessages = {};
  for (const [field, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string' && error.message) messages[field] = error.message;
  }
  return messages;
}
