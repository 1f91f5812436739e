import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

// The build puts the folder beside the server, whose working directory it is.
const pathOf = (file: string) => join(process.cwd(), 'deliverables', basename(file));

/** Bytes. */
export async function shippedFileSize(file: string): Promise<number> {
  return (await stat(pathOf(file))).size;
}

export function readShippedFile(file: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(pathOf(file)) as Promise<Buffer<ArrayBuffer>>;
}
