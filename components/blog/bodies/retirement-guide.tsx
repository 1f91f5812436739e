'use client';

import { retirementGuideBlocks } from '@/lib/content/articles/retirement-guide-blocks';
import { ArticleBody, type BodyTexts } from '../article-body';

export function RetirementGuideBody(texts: BodyTexts) {
  return <ArticleBody blocks={retirementGuideBlocks} {...texts} />;
}
