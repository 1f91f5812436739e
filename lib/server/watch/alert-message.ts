import type { AlertItem } from './alert-item';

/** Stored facts only: every attempt sends the same. */
export type AlertMessage = { id: string; createdAt: Date; items: AlertItem[] };
