import {
  type Creation,
  createPasskey as create,
  PasskeyFault,
  type Touch,
  type TouchRequest,
  touchPasskey as touch,
} from '@/components/private/keys/passkey';
import { localFault } from '../desk-fault';

/** As components/private/keys/passkey.ts, for the desk. Throws a DeskFault. */
export function createDeskPasskey(options: Creation['options']): ReturnType<typeof create> {
  return create(options).catch(asDeskFault);
}

export function touchDeskPasskey(options: TouchRequest['options']): Promise<Touch> {
  return touch(options, 'mesa').catch(asDeskFault);
}

function asDeskFault(error: unknown): never {
  throw error instanceof PasskeyFault ? localFault(error.code) : error;
}
