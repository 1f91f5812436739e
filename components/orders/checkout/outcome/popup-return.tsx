'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { buttonClass } from '@/components/shared/ui/button';
import { ResultCard } from '../shared/result-card';
import type { PaymentMessage } from './payment-message';

type Props = { message: PaymentMessage; title: string; text: string; link: { href: string; text: string } };

/** Posts how the payment ended to the checkout that opened this window, and closes. Without an opener, or if the browser keeps the window open, the text and the link remain. */
export function PopupReturn({ message, title, text, link }: Props) {
  useEffect(() => {
    if (!window.opener) return;
    window.opener.postMessage(message, window.location.origin);
    window.close();
  }, [message]);
  return (
    <ResultCard
      ground={message.type === 'PAYMENT_SUCCESS' ? 'good' : 'bad'}
      title={title}
      actions={
        <Link href={link.href} className={buttonClass()}>
          {link.text}
        </Link>
      }
    >
      <p>{text}</p>
    </ResultCard>
  );
}
