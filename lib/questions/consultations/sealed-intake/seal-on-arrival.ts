import 'server-only';
import type { OpenDeskKey } from '@/lib/private/desk-key/open-desk-key';
import { seal, sealStream } from '@/lib/private/sealing/seal';
import { type Spooled, spool, spooledChunks } from '@/lib/server/uploads/spool';
import { streamOf } from '@/lib/server/uploads/stream-of';
import type { CheckedFile } from '../files/check-files';
import type { Consultation } from '../schema';
import { writeHead } from '../sealed/sealed-head';
import type { SealedRow, Submission } from '../submission';
import { sealedFile } from './sealed-file';

/**
 * What has come as it was typed, from a page without JavaScript, is sealed before it is stored. `spooled` gets each sealed file as soon
 * as it has a place on the disk: the caller closes them.
 */
export async function sealOnArrival(
  { consultation, files }: { consultation: Consultation; files: readonly CheckedFile[] },
  { epoch, recipient }: OpenDeskKey,
  spooled: Spooled[],
): Promise<Pick<Submission, 'files'> & { row: SealedRow }> {
  const listed = files.map(({ name, contentType: type, size, digest: sha256 }) => ({ name, type, size, sha256 }));
  const sealed: ReturnType<typeof sealedFile>[] = [];
  for (const [position, file] of files.entries()) {
    const content = await spool(chunksOf(await sealStream(streamOf(spooledChunks(file)), [recipient])));
    spooled.push(content);
    // What the scanner has not judged by now it will not see any more.
    sealed.push(sealedFile(content, position, file));
  }
  const head = await seal(writeHead({ consultation, files: listed, replyTo: null, replyVia: 'mail' }), [recipient]);
  return { row: { email: consultation.email, epoch, head, replyVia: 'mail' }, files: sealed };
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
