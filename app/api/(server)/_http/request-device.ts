import { deviceName } from '@/lib/private/device-name';
import type { Device } from '@/lib/server/security/device';
import { keyedHash } from '@/lib/server/security/keyed-hash';
import { visitorAddress } from '@/lib/server/security/visitor-address';

/** `purpose`: networks of the desk and of a space cannot be compared with each other. */
export function requestDevice({ headers }: Request, purpose: 'desk-network' | 'space-network'): Device {
  return {
    name: deviceName(headers.get('user-agent') ?? ''),
    networkHash: keyedHash(purpose, visitorAddress(headers)),
  };
}
