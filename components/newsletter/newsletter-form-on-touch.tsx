'use client';

import { Activity, useEffect, useRef, useState } from 'react';
import { tabStorage } from '@/components/browser/tab-storage';
import { keptKey } from '@/components/forms/kept-key';
import { useToast } from '@/components/ui/toast';
import type { NewsletterFormProps } from './newsletter-form';
import { sendWithoutCode } from './send-without-code';
import { load, startWaiting, WaitingForm } from './waiting-form';

/**
 * The newsletter's form, whose code is loaded when it is first touched. Until then React leaves it as the server sent it, and it is
 * the browser's own; a submit waits for the code.
 */
export function NewsletterFormOnTouch(form: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [waiting] = useState(startWaiting);
  const showToast = useToast();
  const { id, texts } = form;
  const { failedTitle: title, failedDetail: detail } = texts;

  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const sent = element.innerHTML;
    async function wake() {
      await load();
      if (!waiting.isOver) waiting.isChanged = element?.innerHTML !== sent || element.querySelector('font') !== null;
      waiting.end();
    }
    const touched = () => void wake().catch(() => {});
    function hold(event: SubmitEvent) {
      if (waiting.isLive) return;
      event.preventDefault();
      if (waiting.isSubmitted) return;
      waiting.isSubmitted = true;
      wake().catch(async () => {
        waiting.isSubmitted = false;
        const isReached = await sendWithoutCode(event.target as HTMLFormElement);
        if (!isReached) showToast({ tone: 'destructive', title, detail });
      });
    }
    // Touched before this script ran, answered without it, or written before a reload.
    const isTouched = element.contains(document.activeElement) || window.location.hash === `#${id}`;
    if (isTouched || tabStorage()?.getItem(keptKey(id))) touched();
    const focused = ({ target }: FocusEvent) => element.contains(target as Node) && touched();
    // React keeps this event from a part that it has not taken over: at the window it comes before that.
    window.addEventListener('focusin', focused, true);
    element.addEventListener('pointerdown', touched);
    element.addEventListener('submit', hold);
    return () => {
      window.removeEventListener('focusin', focused, true);
      element.removeEventListener('pointerdown', touched);
      element.removeEventListener('submit', hold);
    };
  }, [waiting, id, title, detail, showToast]);

  return (
    <div ref={box}>
      <Activity>
        <WaitingForm form={form} waiting={waiting} box={box} />
      </Activity>
    </div>
  );
}
