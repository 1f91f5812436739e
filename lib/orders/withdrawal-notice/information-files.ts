import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withdrawalInformationText } from '@/lib/orders/texts/withdrawal-information-text';
import type { Attachment } from '@/lib/server/email/email-body';
import { log } from '@/lib/server/log';
import { informationMark } from './information-mark';
import { INFORMATION_PDF } from './information-pdf';

/** Beside the server; a worker that is started from the sources finds what the last build has made. */
const FOLDERS = ['deliverables', '.next/standalone/deliverables'];

/**
 * The withdrawal information as files, with the same bytes each time: an e-mail that is repeated under its key must not differ.
 * A PDF of another text, such as that of an example company, is not sent; the text always is.
 */
export async function informationFiles(): Promise<Attachment[]> {
  const pdf = await findPdf();
  if (!pdf) log.warn('no PDF of the present withdrawal information: build again');
  const text = Buffer.from(withdrawalInformationText());
  return [
    ...(pdf ? [{ filename: INFORMATION_PDF, contentType: 'application/pdf', content: pdf }] : []),
    { filename: INFORMATION_PDF.replace(/pdf$/, 'txt'), contentType: 'text/plain; charset=utf-8', content: text },
  ];
}

async function findPdf(): Promise<Buffer | null> {
  const mark = informationMark();
  for (const folder of FOLDERS) {
    const file = await readFile(join(/* turbopackIgnore: true */ process.cwd(), folder, INFORMATION_PDF)).catch(
      () => null,
    );
    if (file?.includes(mark)) return file;
  }
  return null;
}
