import { type RefObject, useEffect } from 'react';
import { readSender } from '@/components/shared/browser/consultation-sender';
import { writeFields } from '@/components/shared/forms/form-fields';

/** Fills in who has just sent the consultation, unless something is typed already. */
export function useSender(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sender = readSender();
    const element = form.current;
    if (!sender || !element) return;
    const typed = new FormData(element);
    if (!typed.get('fullName') && !typed.get('email')) writeFields(element, sender);
  }, [form]);
}
