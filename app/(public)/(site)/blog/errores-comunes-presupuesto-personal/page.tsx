import { ArticlePage } from '@/components/site/blog/article-page';
import { budgetMistakes } from '@/lib/site/articles/errores-comunes-presupuesto-personal';
import { articleMetadata } from '../article-metadata';

export const metadata = articleMetadata(budgetMistakes);

export default function Page() {
  return <ArticlePage article={budgetMistakes} />;
}
