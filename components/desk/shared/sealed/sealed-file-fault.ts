import { type DeskFault, localFault } from '../desk-fault';

const CODES = {
  changed: 'sealed_file_changed',
  unlike: 'sealed_file_unlike',
  damaged: 'sealed_file_damaged',
  'wrong-key': 'sealed_file_damaged',
} as const;

/** Why a sealed file is not given out: it is not the one that its sender listed, or it does not open. */
export function sealedFileFault(reason: keyof typeof CODES): DeskFault {
  return localFault(CODES[reason]);
}
