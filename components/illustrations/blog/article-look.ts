import type { BadgeLook } from '@/components/ui/badge';
import type { Ground } from '@/components/ui/ground';
import type { Article } from '@/lib/content/articles/article';

/** The colours of a category: its badge, the block that its articles open with, and the one that offers help at their end. */
export const articleLook: Record<Article['category'], { badge: BadgeLook; head: Ground; help: Ground }> = {
  Jubilación: { badge: 'tinta', head: 'cielo', help: 'azafran' },
  Ahorro: { badge: 'azafran', head: 'arena', help: 'azafran' },
  Inversión: { badge: 'tinta', head: 'azafran', help: 'cielo' },
};
