/** Months after which a consultation and its files are deleted. */
export const RETENTION_MONTHS = 12;
