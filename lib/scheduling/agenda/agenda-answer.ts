import type { MadridDate } from '@/lib/madrid-time';
import type { Agenda } from './find-agenda';

/** As JSON carries it: instants are ISO 8601. */
export type Carried<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Carried<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Carried<Value[Key]> }
      : Value;

export type AgendaAnswer = Carried<Agenda> & { today: MadridDate; now: string };
