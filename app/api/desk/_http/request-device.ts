import { keyedHash } from '@/lib/security/keyed-hash';
import { visitorAddress } from '@/lib/security/visitor-address';
import { deviceName } from '@/lib/staff/device-name';
import type { Device } from '@/lib/staff/open-session';

export function requestDevice({ headers }: Request): Device {
  return {
    name: deviceName(headers.get('user-agent') ?? ''),
    networkHash: keyedHash('desk-network', visitorAddress(headers)),
  };
}
