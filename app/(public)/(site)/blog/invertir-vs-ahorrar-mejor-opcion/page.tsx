import { ArticlePage } from '@/components/site/blog/article-page';
import { investOrSave } from '@/lib/site/articles/invertir-vs-ahorrar-mejor-opcion';
import { articleMetadata } from '../article-metadata';

export const metadata = articleMetadata(investOrSave);

export default function Page() {
  return <ArticlePage article={investOrSave} />;
}
