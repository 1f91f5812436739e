import { alertPlace, alertText, alertTitle, figureLabel, figureValue } from '@/emails/server/alert-texts';
import { formatMoment } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import type { AlertItem } from './alert-item';

const MAX_LINES = 20;

/** One line: what is new or over. */
export function alertSubject(items: AlertItem[]): string {
  const open = items.filter(({ overAt }) => overAt === null);
  const [heading, told] = open.length > 0 ? ['Aviso', open] : ['Resuelto', items];
  const [first] = told;
  return first && told.length === 1
    ? `${heading}: ${alertTitle(first.kind, first.figures)}`
    : `${heading}: ${told.length} incidencias`;
}

/** Plain text for a chat: a line for each alert, and below the first open one of a kind what it means and what to do. */
export function alertSummary(items: AlertItem[]): string {
  const hidden = items.length - MAX_LINES;
  const shown = items.slice(0, MAX_LINES);
  return [
    site.name,
    ...shown.flatMap((item) => [lineOf(item), ...(isFirstOpen(item, shown) ? wordsOf(item) : [])]),
    ...(hidden > 0 ? [`Y ${hidden} más, que están en /api/status.`] : []),
  ].join('\n');
}

function isFirstOpen(item: AlertItem, items: readonly AlertItem[]): boolean {
  return item === items.find(({ kind, overAt }) => kind === item.kind && overAt === null);
}

function wordsOf({ kind }: AlertItem): string[] {
  const { means, whatToDo } = alertText(kind);
  const { text, href } = alertPlace(kind);
  return [`${means} ${whatToDo}`, href ? `${text}, ${href}` : text];
}

function lineOf({ kind, since, overAt, figures }: AlertItem): string {
  const facts = Object.entries(figures).map(
    ([figure, value]) => `${figureLabel(figure)}: ${figureValue(figure, value)}`,
  );
  const head = `${overAt ? 'Resuelto' : 'Aviso'}: ${alertTitle(kind, figures)}`;
  const begun = formatMoment(new Date(since));
  const times = overAt ? `de ${begun} a ${formatMoment(new Date(overAt))}` : `desde ${begun}`;
  return [`${head}, ${times}`, ...facts].join(' · ');
}
