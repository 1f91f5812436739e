import { showHeading } from './show-heading';

/**
 * For the content with this id after a navigation inside the page: its heading, where it can have the focus, else the whole. A heading
 * that comes later is shown by its own screen.
 */
export function showContent(id: string): void {
  const content = document.getElementById(id);
  const headings = content?.querySelectorAll<HTMLElement>('h1[tabindex]') ?? [];
  const heading = Array.from(headings).find((one) => one.checkVisibility());
  if (heading) showHeading(heading);
  else content?.focus({ preventScroll: true });
}
