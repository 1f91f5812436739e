import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { categoryStyle } from './category-style';

export function CategoryBadge({ category }: { category: CatalogProduct['category'] }) {
  const t = useTranslations('ServicesCard');
  return <Badge look={categoryStyle[category].badge}>{t(`category.${category}`)}</Badge>;
}
