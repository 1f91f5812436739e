import type { DeskEventKind } from './desk-event-kinds';

type Dashed<Text extends string> = Text extends `${infer Head}.${infer Rest}` ? `${Head}-${Rest}` : Text;

/** The key of a kind's text: a dot in a key of the messages would be a level. */
export function kindTextKey<Kind extends DeskEventKind>(kind: Kind): Dashed<Kind> {
  return kind.replace('.', '-') as Dashed<Kind>;
}
