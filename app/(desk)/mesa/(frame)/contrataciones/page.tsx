import { OrdersScreen } from '@/components/orders/desk/orders-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('orders');

export default function OrdersPage() {
  return (
    <DeskScreen texts={['DeskOrders', 'DeskNeeds', 'DeskLog']}>
      <OrdersScreen />
    </DeskScreen>
  );
}
