import type { ContentRefusal } from '@/lib/private/inspection/content';
import { type OuterRefusal, outerRefusalOf } from '@/lib/shared/file-types';

const MIB = 1024 * 1024;

export const MAX_FILES = 5;
export const MAX_TOTAL_SIZE = 20 * MIB;
/** The whole request: files, answers and multipart boundaries. */
export const MAX_REQUEST_SIZE = MAX_TOTAL_SIZE + MIB;

/** Keys of `ConsultationFiles.refused`. `unreadable`: by the sender's own device. */
export type FileRefusal = OuterRefusal | ContentRefusal | 'unreadable' | 'infected' | 'tooMany' | 'totalTooLarge';

export type RefusedFile = { name: string; reason: FileRefusal };

type Given = { name: string; size: number };

/** Why a file is refused before its content is read, given the files accepted before it. */
export function refusalOf(file: Given, accepted: readonly Given[]): FileRefusal | null {
  const refusal = outerRefusalOf(file);
  if (refusal) return refusal;
  if (accepted.length >= MAX_FILES) return 'tooMany';
  if (accepted.reduce((sum, { size }) => sum + size, file.size) > MAX_TOTAL_SIZE) return 'totalTooLarge';
  return null;
}
