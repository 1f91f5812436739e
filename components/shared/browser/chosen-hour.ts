import { isShape, isText } from '@/lib/shared/json-guards';
import { readStored, tabStorage, writeStored } from './tab-storage';

const CHOICE = 'consulta:eleccion';
const HOUR = 'consulta:hora';

/** Day and time in words, and the key with which a consultation is bound to it. */
export type ChosenHour = { key: string; day: string; time: string };

const isHour = isShape({ key: isText, day: isText, time: isText });

/** The key under which this tab chooses an hour: the first that it was given, so that another choice ends the one before it. */
export function choiceOfTab(given: string): string {
  const kept = readStored(tabStorage(), CHOICE);
  if (typeof kept === 'string') return kept;
  writeStored(tabStorage(), CHOICE, given);
  return given;
}

/** For the consultation that may be sent next in this tab. */
export function keepChosenHour(hour: ChosenHour): void {
  writeStored(tabStorage(), HOUR, hour);
}

export function readChosenHour(): ChosenHour | null {
  const stored = readStored(tabStorage(), HOUR);
  return isHour(stored) ? stored : null;
}

export function forgetChosenHour(): void {
  tabStorage()?.removeItem(HOUR);
}
