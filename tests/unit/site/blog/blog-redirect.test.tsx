import { renderToStaticMarkup } from 'react-dom/server';
import { BlogRedirect } from '@/components/site/blog/blog-redirect';
import { withTexts } from '@/tests/support/pages/with-texts';

test('an external blog is reached without JavaScript by a refresh, or by a link', () => {
  const html = renderToStaticMarkup(withTexts(<BlogRedirect url="https://blog.example.com/" />));
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=https://blog.example.com/"/>');
  expect(html).toContain('Redirigiendo al blog...');
  expect(html).toMatch(/<a href="https:\/\/blog\.example\.com\/"[^>]*>haz clic aquí<\/a>/);
});
