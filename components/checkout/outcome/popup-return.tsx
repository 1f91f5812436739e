'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PaymentMessage } from '../payment/payment-window';
import { PageTitle } from '../shared/page-title';
import { ResultCard } from '../shared/result-card';

type Props = { message: PaymentMessage; title: string; text: string; link: { href: string; text: string } };

/** Tells the checkout that opened this window how the payment ended, and closes. Without an opener, or if the browser keeps the window, the sentence and the link remain. */
export function PopupReturn({ message, title, text, link }: Props) {
  useEffect(() => {
    if (!window.opener) return;
    window.opener.postMessage(message, window.location.origin);
    window.close();
  }, [message]);
  return (
    <ResultCard
      ground={message.type === 'PAYMENT_SUCCESS' ? 'good' : 'bad'}
      title={<PageTitle>{title}</PageTitle>}
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
