import { judgeBytes } from '@/lib/private/inspection/judge-bytes';
import { judgeSpooled } from '@/lib/questions/consultations/files/check-files';
import { closeAll, spool } from '@/lib/server/uploads/spool';
import type { Extension } from '@/lib/shared/file-types';

/** The verdict on a file, which is the same from the server's disk and in the memory of the desk's browser. */
export async function judged(extension: Extension, content: Buffer) {
  const file = await spool(
    (async function* () {
      yield content;
    })(),
  );
  try {
    const onServer = await judgeSpooled(extension, file);
    const atDesk = await judgeBytes(extension, new Uint8Array(content));
    expect(atDesk.ok ? null : atDesk.reason).toBe(onServer);
    return onServer;
  } finally {
    await closeAll([file]);
  }
}
