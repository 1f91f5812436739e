/**
 * notFound() is never called: app/[...missing] answers unknown paths. Without this file every page carries Next's own screen, twice.
 */
export default function NotFound() {
  return null;
}
