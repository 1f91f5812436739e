import type { MetadataRoute } from 'next';
import { palette } from '@/components/shared/illustrations/palette';
import { LOCALE } from '@/lib/shared/i18n/locale';
import { pages } from '@/lib/shared/seo/pages';
import { site } from '@/lib/shared/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: 'El Sofá',
    description: pages['/'].description,
    lang: LOCALE,
    start_url: '/',
    display: 'browser',
    background_color: palette.papel,
    theme_color: palette.papel,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
