import { useEffect, useState } from 'react';
import { choiceOfTab } from '@/components/shared/browser/chosen-hour';

/** The key under which the form chooses. `isNew`: it was made for this page, and is taken only by a tab that has none yet. */
export function useChoice(offer: string, isNew: boolean): string {
  const [choice, setChoice] = useState(offer);
  useEffect(() => {
    if (isNew) setChoice(choiceOfTab(offer));
  }, [offer, isNew]);
  return choice;
}
