import { MAX_FILE_SIZE } from '@/lib/shared/file-types';

/** Bytes: an age file is longer than its content by its header and sixteen bytes for each 64 KiB. */
const OVERHEAD = 8 * 1024;

export const MAX_SEALED_CONTENT_SIZE = MAX_FILE_SIZE + OVERHEAD;
export const MAX_SEALED_HEAD_SIZE = 8 * 1024;
/** Head, content, the texts beside them and the boundaries of multipart. */
export const MAX_ITEM_REQUEST_SIZE = MAX_SEALED_CONTENT_SIZE + MAX_SEALED_HEAD_SIZE + 64 * 1024;

/** Items of a space. */
export const MAX_ITEMS = 60;
/** Size of all sealed contents of a space. */
export const MAX_SPACE_BYTES = 150 * 1024 * 1024;
