import 'server-only';
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { type SqlTransaction, sqlTransaction } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { madridDate } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { type CeilingReached, ceilingFor, storedToday } from './day-ceiling';
import { enqueueStaffEmail } from './enqueue-staff-email';
import type { CheckedFile } from './files/check-files';
import { storeFile } from './files/stored-files';
import type { Consultation } from './schema';
import { STEP_TIMEOUT_MS } from './time-limits';

export type Submission = {
  consultation: Consultation;
  files: readonly CheckedFile[];
  /** The form's own name for this submission, repeated when it is sent again; null from a page without JavaScript. */
  key: string | null;
};

type Stored = { ok: true; consultationId: string } | { ok: false; reason: CeilingReached };

class Refused extends Error {
  constructor(readonly reason: CeilingReached) {
    super(reason);
  }
}

/**
 * Stores a consultation, its files and its e-mail jobs, all or none; nothing for a repeat, even a simultaneous one. What is
 * being stored at the same moment may exceed a ceiling of the day.
 */
export async function storeConsultation(submission: Submission, now: Date): Promise<Stored> {
  try {
    const consultationId = await sqlTransaction((tx) => store(tx, submission, now), STEP_TIMEOUT_MS);
    return { ok: true, consultationId };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function store(tx: SqlTransaction, { consultation, files, key }: Submission, now: Date): Promise<string> {
  const stored = await storedToday(now, tx);
  const submissionHash = hashOf(consultation, files, key ?? madridDate(now));
  const consultationId = uuid();
  if (!(await insertConsultation(tx, consultationId, submissionHash, consultation, now))) {
    return storedBefore(tx, submissionHash);
  }
  const ceiling = ceilingFor(
    stored,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  if (ceiling) throw new Refused(ceiling);
  for (const [position, file] of files.entries()) await storeFile(tx, consultationId, position, file);
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

/** False if this submission is already stored. */
async function insertConsultation(
  tx: SqlTransaction,
  id: string,
  submissionHash: string,
  given: Consultation,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(Prisma.sql`
    INSERT INTO consultations (id, submission_hash, first_name, last_name, email, phone, age,
      personal_situation, employment_status, monthly_income, housing_status, monthly_rent,
      current_debts, monthly_debt_payment, current_savings, tipo_productos_ahorros,
      consultation_reason, specific_question, consented_at, policy_version, created_at)
    VALUES (${id}, ${submissionHash}, ${given.firstName}, ${given.lastName}, ${given.email}, ${given.phone}, ${given.age},
      ${given.personalSituation}, ${given.employmentStatus}, ${given.monthlyIncome}, ${given.housingStatus}, ${given.monthlyRent},
      ${given.currentDebts}, ${given.monthlyDebtPayment}, ${given.currentSavings}, ${given.tipoProductosAhorros},
      ${given.consultationReason}, ${given.specificQuestion}, ${now}, ${site.privacyPolicyVersion}, ${now})
    ON CONFLICT (submission_hash) DO NOTHING
    RETURNING id`);
  return rows.length > 0;
}

/** The same key with other answers or other files is another submission. */
function hashOf(consultation: Consultation, files: readonly CheckedFile[], key: string): string {
  const parts = [key, consultation, files.map(({ name, digest }) => [name, digest])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
