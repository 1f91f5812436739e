import type { orders } from '@/app/api/desk/orders';
import { deskRoom } from '@/components/private/desk/desk-room';

export const ordersApi = deskRoom<typeof orders>('/orders');
