/** The success page of one payment, as the provider's return address names it. */
export function successPagePath(sessionId: string): string {
  return `/payment-success?session_id=${encodeURIComponent(sessionId)}`;
}

export function cancelPagePath(sessionId: string): string {
  return `/payment-canceled?session_id=${encodeURIComponent(sessionId)}`;
}
