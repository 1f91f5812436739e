type Current = 'page' | 'true' | undefined;

/** What `aria-current` says of a link: this page, or the section that this page is below. */
export function currentPage(pathname: string, href: string): Current {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
