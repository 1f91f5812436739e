/** `weeks`: the last twelve, by week. `months`: the last twelve, by month. */
export const PERIODS = ['weeks', 'months'] as const;
export type Period = (typeof PERIODS)[number];
