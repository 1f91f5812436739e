/** GET /api/desk/documents?page=&search=: what owners share with the team, the latest first. */
export type SharedItemPage = { rows: SharedItemView[]; page: number; pages: number };

export type SharedItemView = {
  id: string;
  /** The mailbox of its space. */
  email: string;
  /** An age file, in base64: lib/private/items/item-head.ts */
  head: string;
  /** Of the sealed content, in bytes. */
  size: number;
  /** Of the desk's key. */
  epoch: number;
  /** ISO 8601 in UTC. */
  sharedAt: string;
  openedAt: string | null;
};
