// What may be kept without payment. Hours are bookable starts: an appointment of 90 minutes takes two.

/** Percent of the bookable hours: of an IPv4 address or a /64, of a /56, of a /48. Its neighbours keep the rest. */
const NETWORK_PERCENT = 20;
const SITE_PERCENT = 30;
const PREFIX_PERCENT = 40;

/** Percentage of claimed hours from which on only those who keep little may keep more. */
const CROWDED_PERCENT = 50;
const CROWDED_NETWORK_HOURS = 3;
export const CROWDED_PREFIX_HOURS = 9;

/** Per mailbox and network. Claims from other networks do not count: a stranger who types a buyer's address cannot lock them out. */
const MAILBOX_HOURS = 15;

/** From this release or expiry of the same hour by the same network on, the hour is not for this network for a while. */
export const ENDED_CLAIMS = 3;
export const COOL_DOWN_MINUTES = 10;

/** How long a network is remembered after its claim. Purged every five minutes: gone within an hour. */
export const CLAIMANT_MEMORY_MINUTES = 55;

type ClaimAllowance = {
  network: number;
  /** Hours of a network without an order. */
  held: number;
  site: number;
  prefix: number;
  mailbox: number;
  /** Unpaid hours of all visitors together. Beyond it a claimant keeps no more than `crowdedNetwork` and `crowdedPrefix`. */
  calendar: number;
  crowdedNetwork: number;
  crowdedPrefix: number;
};

/** Allows in a calendar with few hours as many as in a crowded one: the longest appointment always fits. */
export function claimAllowance(bookableHours: number): ClaimAllowance {
  const percent = (share: number) => Math.floor((bookableHours * share) / 100);
  const network = Math.max(percent(NETWORK_PERCENT), CROWDED_NETWORK_HOURS);
  return {
    network,
    held: Math.floor((network * 2) / 3),
    site: Math.max(percent(SITE_PERCENT), network),
    prefix: Math.max(percent(PREFIX_PERCENT), network),
    mailbox: MAILBOX_HOURS,
    calendar: percent(CROWDED_PERCENT),
    crowdedNetwork: CROWDED_NETWORK_HOURS,
    crowdedPrefix: CROWDED_PREFIX_HOURS,
  };
}
