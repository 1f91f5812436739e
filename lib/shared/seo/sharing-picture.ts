/** Path of the page's Open Graph picture, 1200 x 630. */
export function sharingPicture(path: string): string {
  return `/og${path === '/' ? '/inicio' : path}.png`;
}
