/** Open orders without an appointment: of an IPv4 address or a /64, of a /56, of a /48. */
export const OPEN_ORDERS = { network: 20, site: 30, prefix: 40 } as const;
