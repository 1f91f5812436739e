import { openedFragment } from '@/components/private/desk/opened/opened-fragment';

export const NEW_LETTER = 'nueva';

/** Leads from the one that is open back to the list. */
export const LIST = '#cartas';

export const useOpenedLetter = openedFragment(/^#(nueva|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, LIST);
