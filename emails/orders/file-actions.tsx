import { longDay } from '@/emails/shared/appointment';
import { Action, FigureNote } from '@/emails/shared/backrest';
import type { MailedFile } from './mailed-delivery';

/** A button for each file, and how long its link works. */
export function FileActions({ files }: { files: readonly MailedFile[] }) {
  return files.map(({ title, link, validUntil }) => (
    <div key={link}>
      <Action href={link}>{files.length === 1 ? 'Descargar el PDF' : `Descargar ${title}`}</Action>
      <FigureNote>{`${title}. El enlace sirve hasta el ${longDay(validUntil)}.`}</FigureNote>
    </div>
  ));
}
