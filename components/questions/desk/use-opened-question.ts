import { openedFragment } from '@/components/private/desk/opened/opened-fragment';

/** Leads from the one that is open back to the list. */
export const LIST = '#lista';

export const useOpenedQuestion = openedFragment(/^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, LIST);
