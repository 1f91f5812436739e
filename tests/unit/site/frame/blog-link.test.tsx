/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BlogLink } from '@/components/site/frame/blog-link';
import { withTexts } from '@/tests/support/pages/with-texts';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/blog' }));

function link(href?: string) {
  render(withTexts(<BlogLink className="" {...(href && { href })} />));
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
