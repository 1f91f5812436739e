/** E-mails to unconfirmed addresses in 24 hours. docs/decisions/0052 has the arithmetic. */
const PER_DOMAIN = 60;
const PER_PROVIDER = 400;

/** Domains of mailboxes that many people share. None is personal data. */
const PROVIDERS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.es',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'gmx.es',
  'gmx.com',
  'telefonica.net',
  'movistar.es',
  'orange.es',
  'ono.com',
]);

/** `provider` is null for all other domains: one of them may be a person's own. */
export function unconfirmedEmailCap(domain: string): { provider: string | null; cap: number } {
  return PROVIDERS.has(domain) ? { provider: domain, cap: PER_PROVIDER } : { provider: null, cap: PER_DOMAIN };
}
