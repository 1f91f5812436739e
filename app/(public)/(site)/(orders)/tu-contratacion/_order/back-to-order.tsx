import { PageLink } from '@/components/shared/ui/page-link';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';

/** The way out of a form of an order without doing what it is for. */
export function BackToOrder({ token, text }: { token: string; text: string }) {
  return (
    <p className="mt-8">
      <PageLink href={orderPathOfToken(token)} className="enlace py-2">
        {text}
      </PageLink>
    </p>
  );
}
