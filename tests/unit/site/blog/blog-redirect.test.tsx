import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlogRedirect } from '@/components/site/blog/blog-redirect';
import messages from '@/lib/shared/i18n/messages';

test('an external blog is reached without JavaScript by a refresh, or by a link', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <BlogRedirect url="https://blog.example.com/" />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=https://blog.example.com/"/>');
  expect(html).toContain('Redirigiendo al blog...');
  expect(html).toMatch(/<a href="https:\/\/blog\.example\.com\/"[^>]*>haz clic aquí<\/a>/);
});
