/**
 * Nobody calls notFound(): unknown paths are app/[...missing]'s. Without a file here every page carries, twice over, the screen
 * that Next would show.
 */
export default function NotFound() {
  return null;
}
