import { isShape, isText } from '@/lib/shared/json-guards';
import { readStored, tabStorage, writeStored } from './tab-storage';

const SENDER = 'consulta:cita';

type Sender = { fullName: string; email: string };

const isSender = isShape({ fullName: isText, email: isText });

/** Who has sent the consultation of this tab, so that choosing an hour does not ask again. */
export function keepSender(sender: Sender): void {
  writeStored(tabStorage(), SENDER, sender);
}

export function readSender(): Sender | null {
  const stored = readStored(tabStorage(), SENDER);
  return isSender(stored) ? stored : null;
}
