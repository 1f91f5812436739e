import { formatNumber } from './numbers';

const KIB = 1024;

/** "2,4" */
export function megabytes(bytes: number): string {
  return formatNumber(bytes / KIB / KIB, { most: 1 });
}

/** "312 KB", "2,4 MB" */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} bytes`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${megabytes(bytes)} MB`;
}
