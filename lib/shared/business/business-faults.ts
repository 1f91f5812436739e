import type { BusinessCredentials, ComparedList } from './business-credentials';
import type { TeamMember } from './team-member';

/** What the pages say, in numbers: a list must have more than that. */
export type Promised = { banks: number; insurers: number };
type Fault = { name: string; message: string };

const EXAMPLE = 'must be yours, not an example';
const BLANK = 'must have no empty text';
const DATE = /^20\d\d-[01]\d-[0-3]\d$/;

/** Why production must not say this of people and of the firm; empty if it may. `name` is a place in lib/shared/business. */
export function businessFaults(
  team: readonly TeamMember[],
  credentials: BusinessCredentials,
  promised: Promised,
): Fault[] {
  const { banks, insurers, families, testimonials } = credentials;
  const entries: [name: string, entry: unknown][] = [
    ...team.map((member): [string, unknown] => [`team ${member.id}`, member]),
    ...Object.entries(credentials).map(([name, entry]): [string, unknown] => [`credentials ${name}`, entry]),
  ];
  return [
    ...entries.flatMap(([name, entry]) => entryFaults(name, entry)),
    ...listFaults('credentials banks', banks, promised.banks),
    ...listFaults('credentials insurers', insurers, promised.insurers),
    ...(families ? [] : [{ name: 'credentials families', message: 'must say what is counted, and since when' }]),
    ...(testimonials ? [] : [{ name: 'credentials testimonials', message: 'must say how one is checked' }]),
  ];
}

function entryFaults(name: string, entry: unknown): Fault[] {
  if (some(entry, (value) => isObject(value) && value.example === true)) return [{ name, message: EXAMPLE }];
  if (some(entry, (value) => typeof value === 'string' && value.trim() === '')) return [{ name, message: BLANK }];
  return [];
}

function listFaults(name: string, list: ComparedList | null, promised: number): Fault[] {
  const count = new Set(list?.names.map((item) => item.trim().toLowerCase())).size;
  if (!list || count <= promised) return [{ name, message: `must name more than ${promised}, as the pages say` }];
  return DATE.test(list.asOf) ? [] : [{ name, message: 'must have its date, YYYY-MM-DD' }];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it holds for a value or for anything inside it. */
function some(value: unknown, holds: (value: unknown) => boolean): boolean {
  return holds(value) || (isObject(value) && Object.values(value).some((part) => some(part, holds)));
}
