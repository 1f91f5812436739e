import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';

/** Ends an action that has changed what pages show. The tab forgets the ones that it keeps: back shows how it stands now. */
export function redirectAfterChange(path: string): never {
  refresh();
  redirect(path);
}
