'use client';

import { retirementGuide } from '@/lib/content/articles/guia-completa-ahorrar-jubilacion-2024';
import { ArticleBody, type BodyTexts } from '../article-body';

export function RetirementGuideBody(texts: BodyTexts) {
  return <ArticleBody blocks={retirementGuide.blocks} {...texts} />;
}
