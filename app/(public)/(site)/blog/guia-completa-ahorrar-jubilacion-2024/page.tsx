import { ArticlePage } from '@/components/site/blog/article-page';
import { retirementGuide } from '@/lib/site/articles/guia-completa-ahorrar-jubilacion-2024';
import { articleMetadata } from '../article-metadata';

export const metadata = articleMetadata(retirementGuide);

export default function Page() {
  return <ArticlePage article={retirementGuide} />;
}
