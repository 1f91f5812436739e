import 'server-only';
import { isDatabaseDown } from '@/lib/db';
import { checkUpload } from './check-upload';
import { receiveUpload } from './files/receive-upload';
import { closeAll } from './files/spool';
import type { IntakeResult } from './intake-result';
import { storeConsultation } from './store-consultation';

type AdmittedUpload = {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  receiveTimeoutMs: number;
  now: Date;
};

/** What follows admission: receive, check, store. No step holds a whole file in memory, except one PDF at a time. */
export async function processUpload({
  contentType,
  body,
  receiveTimeoutMs,
  now,
}: AdmittedUpload): Promise<IntakeResult> {
  const received = await receiveUpload(contentType, body, { timeoutMs: receiveTimeoutMs });
  if (!received.ok) return received;
  try {
    const checked = await checkUpload(received.upload, now);
    if (!checked.ok) return checked;
    const stored = await storeConsultation(checked.submission, now);
    return stored.ok ? stored : { ...stored, form: checked.form };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { ok: false, reason: 'database-down' };
  } finally {
    await closeAll(received.upload.files);
  }
}
