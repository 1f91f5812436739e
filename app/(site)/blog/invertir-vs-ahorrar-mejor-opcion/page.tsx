import { ArticlePage } from '@/components/blog/article-page';
import { investOrSave } from '@/lib/content/articles/invertir-vs-ahorrar-mejor-opcion';
import { articleMetadata } from '../article-metadata';

export const metadata = articleMetadata(investOrSave);

export default function Page() {
  return <ArticlePage article={investOrSave} />;
}
