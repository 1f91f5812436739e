import { ArticleList, BlogHero } from '@/components/site/blog/article-list';
import { BlogRedirect } from '@/components/site/blog/blog-redirect';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';

const here = pageMetadata('/blog');

// Prerendered: BLOG_URL is read at build time.
export const metadata = site.blogUrl ? { ...here, alternates: { canonical: site.blogUrl } } : here;

export default function BlogPage() {
  if (site.blogUrl) return <BlogRedirect url={site.blogUrl} />;
  return (
    <>
      <BlogHero />
      <ArticleList />
    </>
  );
}
