import { useDocuments } from '../documents/use-documents';

/** The name of a document by its id; null for one that is gone, or while the names are not read. */
export function useDocumentName(): (id: string | null) => string | null {
  const { data } = useDocuments();
  return (id) => data?.documents.find((document) => document.id === id)?.head?.name ?? null;
}
