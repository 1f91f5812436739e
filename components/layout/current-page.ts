type Current = 'page' | 'true' | undefined;

/** `aria-current` of a link: the current page, or an ancestor of it. */
export function currentPage(pathname: string, href: string): Current {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
