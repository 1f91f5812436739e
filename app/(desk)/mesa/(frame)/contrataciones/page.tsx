import { OrdersScreen } from '@/components/orders/desk/orders-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('orders');

export default function OrdersPage() {
  return (
    <DeskScreen texts={['DeskOrders', 'DeskNeeds', 'DeskLog']}>
      <OrdersScreen />
    </DeskScreen>
  );
}
