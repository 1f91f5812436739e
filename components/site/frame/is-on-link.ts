/** Whether a link was chosen, also one that React does not know (components/shared/ui/still.tsx). */
export function isOnLink({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
