/** The server's instant on this computer's clock, which may be minutes off. All in milliseconds since the epoch. */
export function onThisClock(serverInstant: number, serverNow: number, localNow: number): number {
  return localNow + (serverInstant - serverNow);
}

/** `expiresAt` in milliseconds of this computer's clock instead of a timestamp. */
export type OnThisClock<Body extends { expiresAt: string }> = Omit<Body, 'expiresAt'> & { expiresAt: number };

/** `date` is the response's `Date` header. An unreadable `expiresAt` becomes NaN. */
export function expiryOnThisClock(expiresAt: string, date: string | null): number {
  const now = Date.now();
  // The header counts whole seconds: rounded up, a hold expires here up to a second early, never late.
  const serverNow = date ? Date.parse(date) + 999 : Number.NaN;
  return onThisClock(Date.parse(expiresAt), Number.isNaN(serverNow) ? now : serverNow, now);
}
