import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { controlsOf, type FormValues, readFields, writeFields } from './form-fields';
import type { FieldMessages, OpenValidation } from './form-validation';

type FieldOf<Values> = keyof Values & string;

type Options<Values extends FormValues, Valid> = {
  /** Names the fields, in the order of the page. */
  empty: Values;
  /** Messages that the page came with. */
  served?: FieldMessages<FieldOf<Values>> | undefined;
  /** Imports the module that has the schema. */
  importValidation: () => Promise<{ openValidation: OpenValidation<Valid> }>;
  /** `valid` is null if the schema could not be loaded: then only the server validates. */
  onSubmit: (valid: Valid | null, values: Values, form: HTMLFormElement) => Promise<void>;
  onInvalid?: (messages: FieldMessages<FieldOf<Values>>, values: Values) => void;
  onValues?: (values: Values) => void;
};

/**
 * A form whose fields are the browser's own, validated by its schema. The schema and react-hook-form are imported when the
 * form is first touched; what was typed before is taken over, and a submit waits for them.
 */
export function useValidatedForm<Values extends FormValues, Valid>(options: Options<Values, Valid>) {
  const { empty, served, importValidation, onSubmit, onInvalid, onValues } = options;
  type Messages = FieldMessages<FieldOf<Values>>;
  const form = useRef<HTMLFormElement>(null);
  const validation = useRef<Promise<ReturnType<OpenValidation<Valid>> | null>>(null);
  const isBusy = useRef(false);
  const focusesMessage = useRef(false);
  const found = useRef<Messages>({});
  const [messages, setMessages] = useState<Messages>(served ?? {});
  const [isSubmitting, setSubmitting] = useState(false);

  const show = useCallback((next: Messages) => {
    found.current = next;
    setMessages(next);
  }, []);

  const open = useCallback(() => {
    validation.current ??= importValidation().then(
      ({ openValidation }) => form.current && openValidation(form.current, empty, show),
      () => {
        // The next touch tries again.
        validation.current = null;
        return null;
      },
    );
    return validation.current;
  }, [importValidation, empty, show]);

  useEffect(() => {
    // The form may have been touched before this script ran.
    if (form.current?.contains(document.activeElement)) void open();
  }, [open]);

  useEffect(() => {
    const first = Object.keys(empty).find((field) => messages[field as FieldOf<Values>]);
    if (!focusesMessage.current || !first || !form.current) return;
    focusesMessage.current = false;
    controlsOf(form.current, first)[0]?.focus();
  }, [messages, empty]);

  const read = useCallback(() => (form.current ? readFields(form.current, empty) : empty), [empty]);

  const fill = useCallback((values: Partial<Values>) => {
    if (form.current) writeFields(form.current, values);
  }, []);

  /** The server's messages. The first of their fields gets the focus. */
  const showMessages = useCallback(
    async (refused: Messages) => {
      if (!Object.keys(empty).some((field) => refused[field as FieldOf<Values>])) return;
      focusesMessage.current = true;
      const opened = await open();
      if (opened) opened.showMessages(refused);
      else show(refused);
    },
    [open, show, empty],
  );

  /** Empties the form: the next submit is its first. */
  const restart = useCallback(async () => {
    form.current?.reset();
    fill(empty);
    show({});
    (await validation.current)?.restart();
  }, [fill, show, empty]);

  async function submit() {
    if (isBusy.current || !form.current) return;
    isBusy.current = true;
    setSubmitting(true);
    try {
      const opened = await open();
      if (!opened) show({});
      focusesMessage.current = true;
      const result = await opened?.validate();
      if (result === null) return onInvalid?.(found.current, read());
      focusesMessage.current = false;
      await onSubmit(result?.value ?? null, read(), form.current);
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  const formProps = {
    ref: form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    onFocus: () => void open(),
    onPointerDown: () => void open(),
    onChange: (event: FormEvent) => {
      void open().then((opened) => opened?.revalidate(event));
      onValues?.(read());
    },
  };
  return { messages, isSubmitting, fill, read, restart, showMessages, formProps };
}
