import { requestDevice } from '@/app/api/(server)/_http/request-device';
import type { Device } from '@/lib/server/security/device';

export function spaceDevice(request: Request): Device {
  return requestDevice(request, 'space-network');
}
