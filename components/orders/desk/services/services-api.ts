import type { services } from '@/app/api/desk/services';
import { deskRoom } from '@/components/private/desk/desk-room';

export const servicesApi = deskRoom<typeof services>('/services');
