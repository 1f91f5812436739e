type Current = 'page' | 'true' | undefined;

/** What a link that is marked on its page carries (components/site/frame/nav-link.tsx): EXACT, or nothing. */
export const NAV_LINK = 'data-nav-link';
export const EXACT = 'exact';

/** `aria-current` of a link: the current page, or an ancestor of it unless `exact`. */
export function currentPage(pathname: string, href: string, exact = false): Current {
  if (pathname === href) return 'page';
  return !exact && href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Sets `aria-current` of the links in an element that React does not know, as they set it themselves elsewhere. */
export function markCurrentPage(element: ParentNode, pathname: string): void {
  for (const link of element.querySelectorAll(`a[${NAV_LINK}]`)) {
    const href = link.getAttribute('href') ?? '';
    const current = currentPage(pathname, href, link.getAttribute(NAV_LINK) === EXACT);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
