import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { madridDate } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { contentTypes, extensionOf } from './file-rules';
import type { CheckedFile } from './files/check-files';
import { storeContent } from './files/stored-content';
import { withUploadSlot } from './files/upload-slots';
import type { Consultation } from './schema';
import { CONNECTION_MS, STORING_MS } from './time-limits';

/** Mails that carry files go out one after another: each holds its files in memory. */
const MAIL_QUEUE = 'consultation-emails';

type Submission = {
  consultation: Consultation;
  files: readonly CheckedFile[];
  /** The form's own name for this sending, repeated when it is sent again; null from a page without JavaScript. */
  key: string | null;
  /** The moment of `performance.now()` by which its turn must have come. */
  until: number;
};

/**
 * Stores a consultation, its files and its two e-mails, all or none. The same submission again, also at the same moment, is
 * the one that is stored already.
 */
export async function submitConsultation(
  { consultation, files, key, until }: Submission,
  now: Date,
): Promise<{ repeated: boolean }> {
  const submissionHash = hashOf(consultation, files, key ?? madridDate(now));
  return withUploadSlot(until, () =>
    db().$transaction(
      async (tx) => {
        const [row] = await tx.consultation.createManyAndReturn({
          data: [
            {
              ...consultation,
              submissionHash,
              consentedAt: now,
              policyVersion: site.privacyPolicyVersion,
              createdAt: now,
            },
          ],
          select: { id: true },
          skipDuplicates: true,
        });
        if (!row) return { repeated: true };
        for (const [position, file] of files.entries()) {
          const { id } = await tx.consultationFile.create({
            data: { consultationId: row.id, position, ...storedFacts(file) },
            select: { id: true },
          });
          await storeContent(tx, id, file);
        }
        await enqueue(tx, 'send-consultation-email', { consultationId: row.id, email: 'staff' }, { queue: MAIL_QUEUE });
        await enqueue(tx, 'send-consultation-email', { consultationId: row.id, email: 'receipt' });
        return { repeated: false };
      },
      { timeout: STORING_MS, maxWait: CONNECTION_MS },
    ),
  );
}

function storedFacts({ name, size, scanned }: CheckedFile) {
  const extension = extensionOf(name);
  if (!extension) throw new Error('Only files of a known kind are stored');
  return { name, size, scanned, contentType: contentTypes[extension] };
}

/** A key that comes back with other answers or other files names another submission: nothing that is new is lost. */
function hashOf(consultation: Consultation, files: readonly CheckedFile[], key: string): string {
  const parts = [key, consultation, files.map(({ name, digest }) => [name, digest])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
