import type { OrderFile } from '@/lib/orders/desk/find-order-file';
import type { OnTheWire } from '@/lib/shared/on-the-wire';

export type ShownOrder = OnTheWire<OrderFile>;
export type ActionId = keyof ShownOrder['may'];
