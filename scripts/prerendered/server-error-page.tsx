import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorScreen } from '@/components/layout/error-screen';
import { errorScreen } from '@/lib/content/error-screen';
import { site } from '@/lib/site';

const HOUSE_LINK = /<link rel="(?:stylesheet|icon|preload)"[^>]*>/g;

/**
 * What Next answers when it cannot even render an error: its own page is English, and styled in ways that our policy forbids.
 * `house` is any page of this build, whose style sheets, fonts and icons this one shares. It has no scripts.
 */
export function serverErrorPage(house: string): string {
  const [root = '<html lang="es">'] = /<html[^>]*>/.exec(house) ?? [];
  const links = (house.match(HOUSE_LINK) ?? []).filter((link) => !link.includes('as="script"'));
  const head = [
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    ...new Set(links),
    renderToStaticMarkup(<title>{`${errorScreen.title} · ${site.name}`}</title>),
  ];
  const body = renderToStaticMarkup(
    <main>
      <ErrorScreen />
    </main>,
  );
  return `<!DOCTYPE html>${root}<head>${head.join('')}</head><body>${body}</body></html>`;
}
