import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorScreen } from '@/components/site/frame/error-screen';
import { BrokenSofa } from '@/components/site/illustrations/sofa/broken-sofa';
import { site } from '@/lib/shared/site';
import { errorScreen } from '@/lib/shared/texts/error-screen';

const SHARED_LINK = /<link rel="(?:stylesheet|icon|preload)"[^>]*>/g;

/**
 * Replaces the page that Next sends when rendering an error fails too: that one is English, with inline styles that our policy
 * forbids. It takes style sheets, fonts and icons from `page`, any page of this build, and has no scripts.
 */
export function serverErrorPage(page: string): string {
  const [root = '<html lang="es">'] = /<html[^>]*>/.exec(page) ?? [];
  const links = (page.match(SHARED_LINK) ?? []).filter((link) => !link.includes('as="script"'));
  const head = [
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    ...new Set(links),
    renderToStaticMarkup(<title>{`${errorScreen.title} · ${site.name}`}</title>),
  ];
  const body = renderToStaticMarkup(
    <main>
      <ErrorScreen picture={<BrokenSofa />} />
    </main>,
  );
  return `<!DOCTYPE html>${root}<head>${head.join('')}</head><body>${body}</body></html>`;
}
