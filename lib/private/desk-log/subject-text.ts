import type { DeskEventKind } from './desk-event-kinds';

type SettingText = 'settings.weekly-hours';

/** The texts of `DeskLog`. */
type LogTexts = { (key: SettingText): string; has: (key: SettingText) => boolean };

/** What a line of the log is about, as people read it: a setting by its name, also one that is no more. */
export function subjectText(
  { kind, subject }: { kind: DeskEventKind; subject: string | null },
  texts: LogTexts,
): string {
  const key = `settings.${subject}` as SettingText;
  return kind === 'settings.changed' && texts.has(key) ? texts(key) : (subject ?? '');
}
