/** Where most mailboxes of visitors are, and what a slip of the finger is corrected to. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'protonmail.com',
  'googlemail.com',
  'telefonica.net',
  'movistar.es',
] as const;

/** Also real, and a letter away from one of those. */
const REAL: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com']);

const NAMES: ReadonlySet<string> = new Set(COMMON.map((domain) => domain.slice(0, domain.indexOf('.'))));
/** Providers that have no other ending. */
const ONLY_COM: ReadonlySet<string> = new Set(['gmail', 'icloud', 'protonmail', 'googlemail']);
/** No such endings exist. */
const NOT_AN_ENDING: ReadonlySet<string> = new Set([
  'con',
  'comm',
  'coom',
  'cmo',
  'ocm',
  'vom',
  'xom',
  'cpm',
  'cim',
  'c0m',
]);
/** Countries, but hardly of these mailboxes. */
const COUNTRY_FOR_COM: ReadonlySet<string> = new Set(['co', 'cm', 'om']);

const LONG_DOMAIN = 10;

/** The address that was probably meant, or null. It only looks at the domain, and knows nothing of whether a mailbox exists. */
export function correctedEmail(address: string): string | null {
  const [, local, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  const meant = domain && probableDomain(domain.toLowerCase());
  return meant ? `${local}@${meant}` : null;
}

function probableDomain(domain: string): string | null {
  const [name = '', ...labels] = domain.split('.');
  const ending = labels.join('.');
  if (NAMES.has(name)) return endingOfCommon(name, ending, domain);
  const rightEnding = NOT_AN_ENDING.has(ending) ? 'com' : ending;
  const spelled = `${name}.${rightEnding}`;
  const nearest = REAL.has(spelled) ? null : nearestCommon(COUNTRY_FOR_COM.has(ending) ? `${name}.com` : spelled);
  return nearest ?? (rightEnding === ending ? null : spelled);
}

function endingOfCommon(name: string, ending: string, domain: string): string | null {
  if (COMMON.some((common) => common === domain)) return null;
  const isSlip = ending === '' || NOT_AN_ENDING.has(ending) || COUNTRY_FOR_COM.has(ending);
  return isSlip || ONLY_COM.has(name) ? `${name}.com` : null;
}

/** One slip, two in a long name. */
function nearestCommon(domain: string): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const common of COMMON) {
    const distance = editDistance(domain, common);
    if (distance > (common.length >= LONG_DOMAIN ? 2 : 1) || distance >= least) continue;
    [nearest, least] = [common, distance];
  }
  return nearest;
}

/** How many letters are missing, added, wrong or swapped with their neighbour (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
