import { Problem } from '@/components/private/problem';
import { loadCode } from '@/components/shared/browser/load-code';
import type { Opener } from '@/lib/private/sealing/identity';
import { madridDate } from '@/lib/shared/madrid-time';
import { readConsultations } from '../consultations/read-consultations';
import { openDocument, openDocuments } from '../documents/open-document';
import { entriesApi } from '../shared/entries-api';
import { ownDataApi } from '../shared/own-data-api';

const loadZip = () => import('./zip');

export type ExportHooks = {
  /** What the file says of the documents and answers that could not be opened. */
  unreadText: (names: string[]) => string;
  /** Documents read so far, and how many there are. */
  onProgress: (read: number, of: number) => void;
};

export type Exported = { zip: Blob; unread: number };

/**
 * Everything of its owner in one zip: the documents as they were, questions and answers as texts, and as JSON what is not
 * sealed. What does not open is named in a file of its own, and keeps nothing else from being saved. Throws a Problem if anything else
 * cannot be read.
 */
export async function exportAll({
  opener,
  unreadText,
  onProgress,
}: ExportHooks & { opener: Opener }): Promise<Exported> {
  const { consultas, ...data } = await ownDataApi.get('/data').read();
  const { documents } = await openDocuments(opener);
  const threads = await readConsultations(opener);
  const { beginZip } = await loadCode(loadZip);
  const zip = beginZip();
  const unread: string[] = [];
  for (const [position, { id, head }] of documents.entries()) {
    onProgress(position, documents.length);
    try {
      if (!head) throw null;
      zip.add(`documentos/${head.name}`, await openDocument(id, head, opener));
    } catch (problem) {
      // Without a network, or once the space is closed, the rest would be missing too.
      if (problem instanceof Problem && !problem.code.startsWith('document_') && problem.code !== 'not_found')
        throw problem;
      unread.push(head?.name ?? id);
    }
  }
  for (const { reference, text, problem, answers } of threads.flatMap(({ replies, ...begun }) => [begun, ...replies])) {
    const own = `preguntas/${reference}.txt`;
    if (text) zip.add(own, text);
    if (problem) unread.push(own);
    for (const answer of answers) {
      const name = `respuestas/${reference}-${madridDate(new Date(answer.at))}.txt`;
      if (answer.text) zip.add(name, answer.text);
      if (answer.problem) unread.push(name);
    }
  }
  zip.add('consultas.json', JSON.stringify(consultas, null, 2));
  const documentos = documents.map(({ head, createdAt, isShared }) => ({
    nombre: head?.name,
    guardado: createdAt,
    // Only its keys tell: of one that does not open nothing is said.
    compartido: head ? isShared : undefined,
  }));
  zip.add('datos.json', JSON.stringify({ ...data, documentos }, null, 2));
  if (unread.length > 0) zip.add('no-leido.txt', unreadText(unread));
  return { zip: zip.end(), unread: unread.length };
}

/** What stands under a mailbox without a space: nothing of it is sealed for its owner. Throws a Problem. */
export async function exportOfMailbox(ticket: string): Promise<Exported> {
  const data = await entriesApi.post('/visit/data')({ ticket });
  const { beginZip } = await loadCode(loadZip);
  const zip = beginZip();
  zip.add('datos.json', JSON.stringify(data, null, 2));
  return { zip: zip.end(), unread: 0 };
}
