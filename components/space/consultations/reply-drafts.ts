import { createContext, useContext, useRef, useState } from 'react';

/** `key` stays in this tab, and names the attempt together with the text: the same again is the same reply. */
type Draft = { text: string; key: string };

/** By thread: in memory, as long as the space is open in this tab. What is to be sealed is on no disk. */
type Drafts = Map<string, Draft>;

export const ReplyDrafts = createContext<Drafts | null>(null);

export function useReplyDrafts(): Drafts {
  return useRef<Drafts>(new Map()).current;
}

/** What is being written in one thread: it outlives the room. Null: nobody is writing. */
export function useReplyDraft(threadId: string) {
  const drafts = useContext(ReplyDrafts);
  if (!drafts) throw new Error('No space is open here');
  const [draft, setDraft] = useState(() => drafts.get(threadId) ?? null);
  const keep = (next: Draft | null) => {
    if (next) drafts.set(threadId, next);
    else drafts.delete(threadId);
    setDraft(next);
  };
  return {
    draft,
    begin: () => keep({ text: '', key: crypto.randomUUID() }),
    write: (text: string) => draft && keep({ ...draft, text }),
    end: () => keep(null),
  };
}
