import 'server-only';
import { v7 as uuid } from 'uuid';
import { hourBound } from '@/lib/agenda/appointments/link';
import { Prisma } from '@/lib/generated/prisma/client';
import { type SqlTransaction, sqlTransaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { site } from '@/lib/shared/site';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { type CeilingReached, ceilingFor, storedToday } from './day-ceiling';
import { enqueueStaffEmail } from './enqueue-staff-email';
import { storeFile } from './files/stored-files';
import type { Consultation } from './schema';
import type { SealedRow, Submission } from './submission';

/** `hasHour`: the hour that it came with is bound to it. */
type Kept = { consultationId: string; hasHour: boolean };
type Stored = ({ ok: true } & Kept) | { ok: false; reason: CeilingReached };

class Refused extends Error {
  constructor(readonly reason: CeilingReached) {
    super(reason);
  }
}

/**
 * Stores a consultation, its files and its e-mail jobs, all or none; nothing for a repeat, even a simultaneous one. What is
 * being stored at the same moment may exceed a ceiling of the day. `bookingId`: the hour that its sender has chosen before.
 */
export async function storeConsultation(submission: Submission, bookingId: string | null, now: Date): Promise<Stored> {
  try {
    const kept = await sqlTransaction(async (tx) => {
      const consultationId = await store(tx, submission, bookingId, now);
      return { consultationId, hasHour: bookingId !== null && (await isBound(tx, bookingId, consultationId)) };
    }, STEP_TIMEOUT_MS);
    return { ok: true, ...kept };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function store(
  tx: SqlTransaction,
  { hash, row, files }: Submission,
  bookingId: string | null,
  now: Date,
): Promise<string> {
  const stored = await storedToday(now, tx);
  const consultationId = uuid();
  const inserted = { id: consultationId, hash, now };
  const isNew = await ('epoch' in row ? insertSealed(tx, inserted, row) : insertPlain(tx, inserted, row));
  if (!isNew) return storedBefore(tx, hash);
  const ceiling = ceilingFor(
    stored,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  if (ceiling) throw new Refused(ceiling);
  for (const [position, file] of files.entries()) await storeFile(tx, consultationId, position, file);
  if (bookingId) await tx.query(hourBound(bookingId, consultationId, now));
  // A job delivers it once the virus scanner has looked at its files.
  if (!files.some(({ awaitsScan }) => awaitsScan)) await enqueueStaffEmail(tx, consultationId);
  await enqueue(tx, 'send-consultation-email', { consultationId, email: 'receipt' });
  return consultationId;
}

async function storedBefore(tx: SqlTransaction, submissionHash: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    Prisma.sql`SELECT id FROM consultations WHERE submission_hash = ${submissionHash}`,
  );
  if (!row) throw new Error('A repeated consultation was deleted meanwhile');
  return row.id;
}

async function isBound(tx: SqlTransaction, bookingId: string, consultationId: string): Promise<boolean> {
  const rows = await tx.query(
    Prisma.sql`SELECT FROM bookings WHERE id = ${bookingId}::uuid AND consultation_id = ${consultationId}::uuid`,
  );
  return rows.length > 0;
}

type NewRow = { id: string; hash: string; now: Date };

/** False if this submission is already stored. */
async function insertPlain(tx: SqlTransaction, { id, hash, now }: NewRow, given: Consultation): Promise<boolean> {
  const rows = await tx.query(Prisma.sql`
    INSERT INTO consultations (id, submission_hash, first_name, last_name, email, phone, age,
      personal_situation, employment_status, monthly_income, housing_status, monthly_rent,
      current_debts, monthly_debt_payment, current_savings, tipo_productos_ahorros,
      consultation_reason, specific_question, consented_at, policy_version, created_at)
    VALUES (${id}, ${hash}, ${given.firstName}, ${given.lastName}, ${given.email}, ${given.phone}, ${given.age},
      ${given.personalSituation}, ${given.employmentStatus}, ${given.monthlyIncome}, ${given.housingStatus}, ${given.monthlyRent},
      ${given.currentDebts}, ${given.monthlyDebtPayment}, ${given.currentSavings}, ${given.tipoProductosAhorros},
      ${given.consultationReason}, ${given.specificQuestion}, ${now}, ${site.privacyPolicyVersion}, ${now})
    ON CONFLICT (submission_hash) DO NOTHING
    RETURNING id`);
  return rows.length > 0;
}

/** Inserts a sealed submission; answers as `insertPlain` does. */
async function insertSealed(tx: SqlTransaction, { id, hash, now }: NewRow, row: SealedRow): Promise<boolean> {
  const rows = await tx.query(Prisma.sql`
    INSERT INTO consultations (id, submission_hash, email, desk_epoch, reply_via, consented_at, policy_version, created_at)
    VALUES (${id}, ${hash}, ${row.email}, ${row.epoch}, ${row.replyVia}, ${now}, ${site.privacyPolicyVersion}, ${now})
    ON CONFLICT (submission_hash) DO NOTHING
    RETURNING id`);
  if (rows.length === 0) return false;
  const head = Buffer.from(row.head);
  await tx.query(Prisma.sql`INSERT INTO sealed_heads (consultation_id, content) VALUES (${id}, ${head})`);
  return true;
}
