import { importsOf, type Source } from './sources';

/**
 * The order inside a folder: what stands further right may import what stands further left, and neighbours between two `<` do not know
 * each other. `.` are the files of the folder itself, `*` is what has no name here.
 */
const INNER: Record<string, string> = {
  'lib/shared':
    'env < person < site < money < * < forms, i18n, csv, published-sessions < session-for-results, texts, working-days < question, seo',
  'lib/server':
    'condition < log, permanent-failure, search-words < db, locked-by-id < email, jobs, security, uploads < process, watch',
  'lib/private': 'sealing, passkeys < . < inspection, replies, desk-log < items, settings, desk-key < staff',
  'lib/calculators': '* < texts',
  'lib/agenda': 'calendar < * < agenda, appointments',
  'lib/letters': 'subscription < .',
  'lib/orders': 'catalog, customers, deliverables, texts < delivery < * < invoice < desk, sweeps',
  'lib/questions': 'texts, contact, consultations < answers',
  'lib/space': '* < items, opening, mailbox-erasure < own-data',
  'lib/site': '* < seo',
  'lib/desk': '., numbers',
  'components/shared': 'browser < illustrations < ui < forms',
  'components/private': '. < keys < reader < desk < desk-key',
  'components/private/desk': '., opened < dialogs, passkeys < access < sealed',
  'components/calculators': 'shell < compound, debt, health, mortgage',
  'components/calculators/shell': 'form, take-away < result < page, tool',
  'components/calculators/compound': 'plan < savings-goal < .',
  'components/calculators/debt': 'payoff-plan < .',
  'components/calculators/mortgage':
    'affordable-price, compare-offers, euribor-path, purchase, signed-loan < change-bank, early-repayment < .',
  'components/agenda': 'calendar < appointments, desk',
  'components/agenda/appointments': '. < free',
  'components/letters': 'desk, subscription',
  'components/orders': 'checkout, desk, page, withdrawal',
  'components/orders/checkout': 'state < shared < booking, customer, outcome, payment < .',
  'components/questions': 'consultation, contact, desk',
  // Only these two are apart: `sealing` and the form know each other.
  'components/questions/consultation': 'copy < *, page',
  'components/space':
    'shared < consultations, documents, opening, purchases < log, own-data < visit < creation < entry, keys < frame, desk',
  'components/desk': 'frame, invitation, log, numbers, people, today',
  'components/site': 'illustrations < about, blog, contact-page, frame, home, legal, services, sharing, trust',
  'components/site/illustrations': '. < sofa < about, blog, contact, home, services, sharing, trust',
};

const levelsOf = (order: string) => order.split(' < ').map((level) => level.split(', '));

/** What the table names, as paths. */
export const innerPlaces = Object.entries(INNER).flatMap(([folder, order]) =>
  levelsOf(order)
    .flat()
    .map((name) => (/^[.*]$/.test(name) ? folder : `${folder}/${name}`)),
);

/** The part of a folder that a path is in: a folder or file just below it by its name. */
function partOf(folder: string, path: string, order: string[][]): string {
  const [first = '', ...deeper] = path.slice(folder.length + 1).split('/');
  const name = first.replace(/\.tsx?$/, '');
  const listed = order.flat();
  if (listed.includes(name)) return name;
  return deeper.length === 0 && listed.includes('.') ? '.' : '*';
}

/** Every import that goes against the order of a folder, types included, as sentences. */
export function innerFaults(sources: Source[]): string[] {
  return Object.entries(INNER).flatMap(([folder, text]) => {
    const order = levelsOf(text);
    const level = (part: string) => order.findIndex((names) => names.includes(part));
    const within = sources.filter(({ path }) => path.startsWith(`${folder}/`));
    return within.flatMap((source) => {
      const part = partOf(folder, source.path, order);
      if (level(part) < 0) return [`${source.path} has no place in the order of ${folder}`];
      return importsOf(source)
        .filter(({ from }) => from.startsWith(`${folder}/`) && !from.endsWith('.css'))
        .filter(({ from }) => {
          const other = partOf(folder, from, order);
          return other !== part && !(level(other) >= 0 && level(other) < level(part));
        })
        .map(({ from }) => `${source.path} must not import ${from}`);
    });
  });
}
