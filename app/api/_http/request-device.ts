import type { Device } from '@/lib/security/device';
import { deviceName } from '@/lib/security/device-name';
import { keyedHash } from '@/lib/security/keyed-hash';
import { visitorAddress } from '@/lib/security/visitor-address';

/** `purpose`: networks of the desk and of a space cannot be compared with each other. */
export function requestDevice({ headers }: Request, purpose: 'desk-network' | 'space-network'): Device {
  return {
    name: deviceName(headers.get('user-agent') ?? ''),
    networkHash: keyedHash(purpose, visitorAddress(headers)),
  };
}
