import type { CatalogProduct } from '@/lib/catalog/queries';

/** Ground of the card's head and the badge on it, for each category. Ratios of tinta and papel on them stand in the tokens. */
export const categoryStyle: Record<CatalogProduct['category'], { head: string; badge: string }> = {
  educacion: { head: 'bg-arena', badge: 'bg-tinta text-papel' },
  consultoria: { head: 'bg-cielo', badge: 'bg-tinta text-papel' },
  hipotecas: { head: 'bg-azafran', badge: 'bg-tinta text-papel' },
  familia: { head: 'bg-tinta text-papel', badge: 'bg-azafran text-tinta' },
};
