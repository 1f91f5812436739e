import type { orderActions } from '@/app/api/desk/order-actions';
import { deskRoom } from '@/components/private/desk/desk-room';

export const orderActionsApi = deskRoom<typeof orderActions>('/orders');
