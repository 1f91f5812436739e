import { ArticleList } from '@/components/blog/article-list';
import { BlogHero } from '@/components/blog/blog-hero';
import { BlogRedirect } from '@/components/blog/blog-redirect';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

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
