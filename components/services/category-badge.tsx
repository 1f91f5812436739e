import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { categoryStyle } from './category-style';

/** The name of a product's category in the look that belongs to it. */
export function CategoryBadge({ category }: { category: CatalogProduct['category'] }) {
  const t = useTranslations('ServicesCard');
  return <Badge look={categoryStyle[category].badge}>{t(`category.${category}`)}</Badge>;
}
