import { alertTitle, figureLabel } from '@/emails/alert-texts';
import { formatMoment } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import type { AlertItem } from './alert-item';

const MAX_LINES = 20;

/** One line: what is new or over. */
export function alertSubject(items: AlertItem[]): string {
  const open = items.filter(({ overAt }) => overAt === null);
  const [heading, told] = open.length > 0 ? ['Aviso', open] : ['Resuelto', items];
  const [first] = told;
  return first && told.length === 1
    ? `${heading}: ${alertTitle(first.kind)}`
    : `${heading}: ${told.length} incidencias`;
}

/** Plain text of a few lines, for a chat. */
export function alertSummary(items: AlertItem[]): string {
  const hidden = items.length - MAX_LINES;
  return [
    site.name,
    ...items.slice(0, MAX_LINES).map(lineOf),
    ...(hidden > 0 ? [`Y ${hidden} más, que están en /api/status.`] : []),
  ].join('\n');
}

function lineOf({ kind, since, overAt, figures }: AlertItem): string {
  const facts = Object.entries(figures).map(([figure, value]) => `${figureLabel(figure)}: ${value}`);
  const head = `${overAt ? 'Resuelto' : 'Aviso'}: ${alertTitle(kind)}`;
  const begun = formatMoment(new Date(since));
  const times = overAt ? `de ${begun} a ${formatMoment(new Date(overAt))}` : `desde ${begun}`;
  return [`${head}, ${times}`, ...facts].join(' · ');
}
