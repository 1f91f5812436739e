import type { BadgeLook } from '@/components/shared/ui/badge';
import type { Ground } from '@/components/shared/ui/ground';
import type { Article } from '@/lib/site/articles/article';

/** Colours of a category: badge, article head, and the closing block. */
export const articleLook: Record<Article['category'], { badge: BadgeLook; head: Ground; help: Ground }> = {
  Jubilación: { badge: 'tinta', head: 'cielo', help: 'azafran' },
  Ahorro: { badge: 'azafran', head: 'arena', help: 'azafran' },
  Inversión: { badge: 'tinta', head: 'azafran', help: 'cielo' },
};
