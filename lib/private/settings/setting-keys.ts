import { z } from 'zod';

const setting = <Schema extends z.ZodType>(schema: Schema, initial: z.output<Schema>) => ({ schema, initial });

/** The specification's nine hours, by the one with which each begins. */
const ALL_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Every setting with what it may be, and what it is until a person changes it. */
export const SETTINGS = {
  /** The hours that are worked, Monday to Friday. */
  'weekly-hours': setting(
    z.array(z.array(z.int().min(9).max(17)).max(9)).length(5),
    Array.from({ length: 5 }, () => ALL_HOURS),
  ),
  /** Holidays on which the office is open. */
  'open-holidays': setting(z.array(day).max(60), []),
  /** The last year of which a person has said that every holiday is in the list; null: none besides those of the table. */
  'holidays-complete-until': setting(z.int().min(2026).max(2100).nullable(), null),
  /** Hours before an appointment at which it can no longer be chosen. */
  'minimum-notice-hours': setting(z.int().min(0).max(168), 0),
  /** Minutes that stay free after an appointment. */
  'buffer-minutes': setting(z.int().min(0).max(120), 0),
  /** At most; null for no limit. */
  'appointments-a-day': setting(z.int().min(1).max(9).nullable(), null),
  /** Whether an invitation of others that is not answered yet takes its hours. */
  'unanswered-invitations': setting(z.boolean(), false),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = z.output<(typeof SETTINGS)[Key]['schema']>;
