import { useDeskAction } from '@/components/private/desk/use-desk-action';

/** Sends the saved letter to the person at the desk. */
export function useTrial() {
  return useDeskAction<{ id: string }>(({ id }) => `/letters/${id}/trial`);
}
