import { z } from 'zod';
import { SETTINGS } from '@/lib/private/settings/setting-keys';

const rule = <Key extends keyof typeof SETTINGS>(key: Key) =>
  z.object({ key: z.literal(key), value: SETTINGS[key].schema });

export const ruleChangeSchema = z.object({
  change: z.discriminatedUnion('key', [
    rule('weekly-hours'),
    rule('open-holidays'),
    rule('holidays-complete-until'),
    rule('minimum-notice-hours'),
    rule('buffer-minutes'),
    rule('appointments-a-day'),
    rule('unanswered-invitations'),
  ]),
  /** When the value that is to be replaced was set; null: never. */
  since: z.iso.datetime().nullable(),
});
export type RuleChange = z.output<typeof ruleChangeSchema>['change'];
