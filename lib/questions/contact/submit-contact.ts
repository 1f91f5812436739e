import 'server-only';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { keyedHashes } from '@/lib/server/security/keyed-hash';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { site } from '@/lib/shared/site';
import type { ContactMessage } from './schema';

const SAME_MESSAGE_MS = 10 * 60_000;

type Submitted = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Stores a message and its e-mail jobs together; the same one within ten minutes (double click, retry) only once. */
export async function submitContact(message: ContactMessage, address: string, now: Date): Promise<Submitted> {
  const taken = await takeFromLimits([
    ['contact-address', address],
    ['contact-mailbox', message.email],
  ]);
  if (taken.ok) await store(message, now);
  return taken;
}

async function store({ plan, ...message }: ContactMessage, now: Date): Promise<void> {
  const context = [message.context, plan].filter(Boolean).join(': ') || null;
  const fingerprints = keyedHashes('contact-fingerprint', JSON.stringify({ ...message, context }));
  const [fingerprint] = fingerprints;
  await db().$transaction(async (tx) => {
    // In one order on all servers, whichever secret each of them puts first.
    for (const lock of fingerprints.toSorted()) {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
    }
    const since = new Date(now.getTime() - SAME_MESSAGE_MS);
    const sameMessage = { fingerprint: { in: fingerprints }, createdAt: { gt: since } };
    if (await tx.contactMessage.findFirst({ where: sameMessage, select: { id: true } })) return;
    const { id } = await tx.contactMessage.create({
      data: {
        ...message,
        phone: message.phone ?? null,
        message: message.message ?? null,
        context,
        fingerprint,
        consentedAt: now,
        policyVersion: site.privacyPolicyVersion,
        createdAt: now,
      },
      select: { id: true },
    });
    await enqueue(tx, 'send-contact-email', { messageId: id, email: 'staff' });
    await enqueue(tx, 'send-contact-email', { messageId: id, email: 'receipt' });
  });
}
