const KIB = 1024;
const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' });

/** "312 KB", "2,4 MB" */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} bytes`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${number.format(bytes / KIB / KIB)} MB`;
}

/** "2,4" */
export function megabytes(bytes: number): string {
  return number.format(bytes / KIB / KIB);
}
