/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BlogLink } from '@/components/site/frame/blog-link';
import messages from '@/lib/shared/i18n/messages';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/blog' }));

function link(href?: string) {
  render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <BlogLink className="" {...(href && { href })} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('link');
}

test('an external blog opens in another tab, and says so', () => {
  const blog = link('https://blog.test');
  expect(blog.getAttribute('target')).toBe('_blank');
  expect(blog.getAttribute('rel')).toBe('noopener');
  expect(blog.textContent).toBe('Blog (se abre en otra pestaña)');
});

test('without one the articles of this site open in this tab, without a sign that promises another', () => {
  const blog = link();
  expect(blog.getAttribute('href')).toBe('/blog');
  expect(blog.getAttribute('target')).toBeNull();
  expect(blog.textContent).toBe('Blog');
  expect(blog.getAttribute('aria-current')).toBe('page');
});
