import { unlinked } from '@/lib/shared/i18n/linked-parts';
import { formatDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import type { LegalBlock } from '@/lib/shared/texts/legal-document';
import { withdrawalInformation } from './withdrawal-information';

/** The withdrawal information as a file. Windows' editors need CRLF; its lines are not broken, so that no space has to hold. */
export function withdrawalInformationText(): string {
  const { title, lead, version, sections } = withdrawalInformation;
  const lines = [
    title.toUpperCase(),
    `${site.name}. Versión del ${formatDate(version)}.`,
    '',
    lead,
    ...sections.flatMap(({ title: heading, blocks }) => ['', heading.toUpperCase(), '', ...blocks.flatMap(linesOf)]),
  ];
  return `${lines.join('\r\n').trimEnd()}\r\n`.replaceAll('\u00a0', ' ');
}

function linesOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [unlinked(block), ''];
  if ('form' in block) return block.form.flatMap((line) => [line, '']);
  if ('facts' in block || 'rows' in block) throw new Error('The withdrawal information has neither tables nor facts.');
  return [...block.map((item) => `- ${unlinked(item)}`), ''];
}
