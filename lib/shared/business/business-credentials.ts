import type { Cents } from '@/lib/shared/money';

type Address = `https://${string}`;
/** Production refuses an example. */
type Entry<Facts> = Facts & { example?: true };

export type Registration = Entry<{
  /** A page of that service shows it. */
  activity: 'mortgages' | 'insurance' | 'other';
  /** With its article, as in "el registro de intermediarios de crédito inmobiliario del Banco de España". */
  register: string;
  number: string;
  /** A public page on which it can be looked up. */
  href: Address;
}>;

/** Names that were compared, on one day. */
export type ComparedList = Entry<{
  /** YYYY-MM-DD */
  asOf: string;
  names: readonly string[];
  /** How they are compared, as sentences. */
  method: string;
}>;

/** What the firm can prove of itself. Null or empty is not shown. */
export type BusinessCredentials = {
  ownership: Entry<{ owners: string; capital: string; since: string }> | null;
  registrations: readonly Registration[];
  liabilityInsurance: Entry<{ insurer: string; policy: string; sum: Cents }> | null;
  /** Who pays, gifts, who pays for what is free: one statement each. */
  conflicts: readonly Entry<{ title: string; text: string }>[];
  banks: ComparedList | null;
  insurers: ComparedList | null;
  /** What counts as a family that was helped, and since when. */
  families: Entry<{ counted: string; since: string }> | null;
  /** How it is checked that a testimonial is a client's. */
  testimonials: Entry<{ check: string }> | null;
};

/** Selects the registrations that hold: an example gives no licence, so nothing leans on it. */
export function heldRegistrations({ registrations }: Pick<BusinessCredentials, 'registrations'>): Registration[] {
  return registrations.filter(({ example }) => !example);
}
