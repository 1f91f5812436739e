import { acknowledgmentFile } from '@/app/(public)/(site)/(orders)/_withdrawal/acknowledgment-file';
import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { findOrderToChange } from '@/lib/orders/order-page/linked-order';
import { INVALID_LINK_PATH, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { findStatement } from '@/lib/orders/withdrawal/find-statement';
import { maskedStatement } from '@/lib/orders/withdrawal/statement';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params;
  const order = await findOrderToChange(token, new Date());
  const statement = order && (await findStatement(order.id));
  if (!statement) {
    const Location = order ? orderPathOfToken(token) : INVALID_LINK_PATH;
    return new Response(null, { status: 303, headers: { Location } });
  }
  return acknowledgmentFile(maskedStatement(statement));
});
