import type { BadgeLook } from '@/components/shared/ui/badge';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';

/** Background of the card's head and its badge, by category. */
export const categoryStyle: Record<CatalogProduct['category'], { head: string; badge: BadgeLook }> = {
  educacion: { head: 'bg-arena', badge: 'line' },
  consultoria: { head: 'bg-cielo', badge: 'papel' },
  hipotecas: { head: 'bg-azafran', badge: 'tinta' },
  familia: { head: 'bg-tinta text-papel', badge: 'azafran' },
};
