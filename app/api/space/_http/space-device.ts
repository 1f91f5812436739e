import { requestDevice } from '@/app/api/_http/request-device';
import type { Device } from '@/lib/security/device';

export function spaceDevice(request: Request): Device {
  return requestDevice(request, 'space-network');
}
