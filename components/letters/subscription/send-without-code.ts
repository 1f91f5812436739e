import { reloadIfReachable } from '@/components/shared/browser/reload-if-reachable';
import { tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { keptKey } from '@/components/shared/forms/kept-key';

/**
 * A page whose code cannot be had is probably of an earlier build, whose forms this server does not answer: it is loaded again, once,
 * with what was typed. After that the form is sent as one without JavaScript. False if the server is out of reach.
 */
export async function sendWithoutCode(form: HTMLFormElement): Promise<boolean> {
  const storage = tabStorage();
  const key = keptKey(form.id);
  const isFirst = storage?.getItem(key) === null;
  if (!isFirst || !writeStored(storage, key, { email: new FormData(form).get('email') })) {
    form.submit();
    return true;
  }
  const isReached = await reloadIfReachable();
  if (!isReached) storage?.removeItem(key);
  return isReached;
}
