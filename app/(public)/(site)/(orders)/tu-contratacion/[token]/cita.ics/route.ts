import { calendarFile } from '@/app/api/(server)/_http/calendar-file';
import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { findAppointmentFileOfOrder } from '@/lib/orders/appointment/find-appointment-file';
import { findOrderToChange } from '@/lib/orders/order-page/linked-order';
import { INVALID_LINK_PATH, orderPathOfToken } from '@/lib/orders/order-page/order-link';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params;
  const order = await findOrderToChange(token, new Date());
  const file = order && (await findAppointmentFileOfOrder(order.id));
  if (!file) {
    const Location = order ? orderPathOfToken(token) : INVALID_LINK_PATH;
    return new Response(null, { status: 303, headers: { Location } });
  }
  return calendarFile(file);
});
