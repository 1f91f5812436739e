import * as z from 'zod/mini';

/** An empty window for the hosted page; null where the browser blocks it. */
export function openPaymentWindow(text: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=520,height=760');
  if (opened) opened.document.body.textContent = text;
  return opened;
}

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PAYMENT_SUCCESS'), sessionId: z.string() }),
  z.object({ type: z.literal('PAYMENT_CANCELED') }),
]);
export type PaymentMessage = z.output<typeof message>;

/** What the payment window reports; null for anybody else's messages. */
export function readPaymentMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  origin: string,
): PaymentMessage | null {
  if (event.origin !== origin) return null;
  return message.safeParse(event.data).data ?? null;
}
