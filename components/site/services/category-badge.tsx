import { useTranslations } from 'next-intl';
import { Badge } from '@/components/shared/ui/badge';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { categoryStyle } from './category-style';

export function CategoryBadge({ category }: { category: CatalogProduct['category'] }) {
  const t = useTranslations('ServicesCard');
  return <Badge look={categoryStyle[category].badge}>{t(`category.${category}`)}</Badge>;
}
