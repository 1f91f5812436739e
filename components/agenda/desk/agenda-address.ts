import { isMadridDate, type MadridDate } from '@/lib/shared/madrid-time';

const AGENDA = '/mesa/agenda';
const RULES = 'reglas';
const VIEWS = { semana: 'week', dia: 'day' } as const;

type AgendaView = (typeof VIEWS)[keyof typeof VIEWS];

/** Null: as the screen proposes it, today and what fits. */
export type AgendaAddress = { tab: 'calendar' | 'rules'; view: AgendaView | null; date: MadridDate | null };

export function readAgendaAddress(search: URLSearchParams): AgendaAddress {
  const [date, view] = [search.get('dia'), search.get('vista')];
  return {
    tab: search.get('ver') === RULES ? 'rules' : 'calendar',
    view: view === 'semana' || view === 'dia' ? VIEWS[view] : null,
    date: date && isMadridDate(date) ? date : null,
  };
}

export function agendaPath({ tab, view, date }: AgendaAddress): string {
  const search = new URLSearchParams();
  if (tab === 'rules') search.set('ver', RULES);
  if (date) search.set('dia', date);
  if (view) search.set('vista', view === 'week' ? 'semana' : 'dia');
  const query = search.toString();
  return query ? `${AGENDA}?${query}` : AGENDA;
}
