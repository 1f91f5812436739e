type Item = {
  /** Repeated when the same item is sent again: then it is stored once. */
  attemptKey: string;
  /** Age files. */
  head: Uint8Array<ArrayBuffer>;
  content: Uint8Array<ArrayBuffer>;
  /** Epoch of the desk's key, if it is sealed for that too. */
  deskEpoch?: number | undefined;
  /** The id of the item whose place it takes. */
  replaces?: string | undefined;
};

/** The body of POST /api/space/items. */
export function itemForm({ attemptKey, head, content, deskEpoch, replaces }: Item): FormData {
  const form = new FormData();
  form.set('attemptKey', attemptKey);
  if (deskEpoch !== undefined) form.set('deskEpoch', `${deskEpoch}`);
  if (replaces) form.set('replaces', replaces);
  form.set('head', new Blob([head]), 'head.age');
  form.set('content', new Blob([content]), 'content.age');
  return form;
}
