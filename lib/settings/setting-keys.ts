import { z } from 'zod';

const setting = <Schema extends z.ZodType>(schema: Schema, initial: z.output<Schema>) => ({ schema, initial });

/** Every setting with what it may be, and what it is until a person changes it. */
export const SETTINGS = {
  /** Hours before an appointment at which it can no longer be chosen. */
  'minimum-notice-hours': setting(z.int().min(0).max(168), 0),
  /** Minutes that stay free after an appointment. */
  'buffer-minutes': setting(z.int().min(0).max(120), 0),
  /** At most; null for no limit. */
  'appointments-a-day': setting(z.int().min(1).max(9).nullable(), null),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = z.output<(typeof SETTINGS)[Key]['schema']>;
