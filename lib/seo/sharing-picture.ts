/** Where the 1200 x 630 picture of a page is, for whoever shares it. */
export function sharingPicture(path: string): string {
  return `/og${path === '/' ? '/inicio' : path}.png`;
}
