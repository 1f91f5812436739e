/** The text of the privacy policy to which a visitor agrees. It changes when that text does. */
export const POLICY_VERSION = '2026-11-21';

/** Months after which a consultation and its files are deleted. */
export const RETENTION_MONTHS = 12;
