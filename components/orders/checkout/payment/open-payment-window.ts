/** An empty window for the hosted page; null where the browser blocks it. */
export function openPaymentWindow(text: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=520,height=760');
  if (opened) opened.document.body.textContent = text;
  return opened;
}
