import { ArticlePage } from '@/components/blog/article-page';
import { budgetMistakes } from '@/lib/content/articles/errores-comunes-presupuesto-personal';
import { articleMetadata } from '../article-metadata';

export const metadata = articleMetadata(budgetMistakes);

export default function Page() {
  return <ArticlePage article={budgetMistakes} />;
}
