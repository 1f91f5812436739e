import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { sharingCards } from '@/components/site/sharing/sharing-cards';
import { PICTURE, SharingPicture, TITLE_FONT } from '@/components/site/sharing/sharing-picture';
import { sharingPicture } from '@/lib/shared/seo/sharing-picture';
import { site } from '@/lib/shared/site';

// Rendered at build time only: rendering an image is too expensive for a request.
export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { page: string[] };

const paramsOf = (path: string): Params => ({ page: sharingPicture(path).split('/').slice(2) });

export function generateStaticParams(): Params[] {
  return sharingCards.map(({ path }) => paramsOf(path));
}

/** satori reads neither WOFF2 nor variable fonts, so it cannot use the pages' fonts. */
const FONT = 'node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff';

export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const [{ page }, font, t] = await Promise.all([
    params,
    readFile(join(process.cwd(), FONT)),
    getTranslations('HomeHero'),
  ]);
  const card = sharingCards.find(({ path }) => paramsOf(path).page.join('/') === page.join('/'));
  if (!card) return new Response(null, { status: 404 });
  const title = card.path === '/' ? t('title') : card.title;
  return new ImageResponse(<SharingPicture {...card} title={title} brand={site.name} />, {
    ...PICTURE,
    fonts: [{ name: TITLE_FONT, data: font, weight: 700, style: 'normal' }],
    // The address stays the same when the content changes.
    headers: { 'Cache-Control': 'public, max-age=86400' },
  });
}
