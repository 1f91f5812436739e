import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldMessages, OpenValidation } from './form-validation';

export type ImportValidation<Valid> = () => Promise<{ openValidation: OpenValidation<Valid> }>;

export type Submission<Field extends string, Valid> = {
  /** Messages that the page came with. */
  served?: FieldMessages<Field> | undefined;
  /** Imports the module that has the schema. Without it only the server validates. */
  importValidation: ImportValidation<Valid> | undefined;
  /** `valid` is null if the schema could not be loaded: then only the server validates. */
  onSubmit: (valid: Valid | null, form: HTMLFormElement) => Promise<void>;
  onInvalid?: (messages: FieldMessages<Field>, form: HTMLFormElement) => void;
};

/**
 * The part of `useForm` that validates and sends; of a form that its page's own script sends, the whole. Fields are the browser's own.
 * The schema and react-hook-form are imported when the form is first touched; what was typed before is taken over, and a submit waits
 * for them. This hook is part of the first load of most pages: what only the validation needs belongs in form-validation.ts.
 */
export function useValidatedForm<Field extends string, Valid>(options: Submission<Field, Valid>) {
  const { served, importValidation, onSubmit, onInvalid } = options;
  const form = useRef<HTMLFormElement>(null);
  const validation = useRef<Promise<ReturnType<OpenValidation<Valid>> | null>>(null);
  const isBusy = useRef(false);
  const focusesMessage = useRef(false);
  const [messages, setMessages] = useState<FieldMessages<Field>>(served ?? {});
  const [isSubmitting, setSubmitting] = useState(false);

  const open = useCallback(async () => {
    if (!importValidation) return null;
    validation.current ??= importValidation().then(
      ({ openValidation }) => form.current && openValidation(form.current, setMessages),
      () => {
        // The next touch tries again.
        validation.current = null;
        return null;
      },
    );
    return validation.current;
  }, [importValidation]);

  useEffect(() => {
    if (!form.current) return;
    // The browser's own validation helps until this script has arrived.
    form.current.noValidate = true;
    // The form may have been touched before.
    if (form.current.contains(document.activeElement)) void open();
  }, [open]);

  useEffect(() => {
    if (!focusesMessage.current || Object.keys(messages).length === 0) return;
    focusesMessage.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [messages]);

  /** The server's messages. The first of their fields gets the focus. */
  const showMessages = useCallback(
    async (refused: FieldMessages<Field>) => {
      if (Object.keys(refused).length === 0) return;
      focusesMessage.current = true;
      const opened = await open();
      if (opened) opened.showMessages(refused);
      else setMessages(refused);
    },
    [open],
  );

  /** After the fields have been emptied: the next submit is the form's first. */
  const restart = useCallback(async () => {
    setMessages({});
    (await validation.current)?.restart();
  }, []);

  async function submit(element: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitting(true);
    try {
      const opened = await open();
      if (!opened) setMessages({});
      focusesMessage.current = true;
      const result = await opened?.validate();
      if (result && 'messages' in result) return onInvalid?.(result.messages, element);
      focusesMessage.current = false;
      await onSubmit(result ? result.value : null, element);
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  const formProps = {
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onFocus: () => void open(),
    onPointerDown: () => void open(),
    onChange: (event: FormEvent) => void open().then((opened) => opened?.revalidate(event)),
  };
  return { form, messages, isSubmitting, restart, showMessages, formProps };
}
