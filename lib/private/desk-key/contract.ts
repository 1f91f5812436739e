import type { Recipient } from '@/lib/private/sealing/identity';

/** GET /api/desk-key. People can compare the fingerprint with that of the security page. */
export type DeskKeyAnswer = { epoch: number; recipient: Recipient; fingerprint: string };
