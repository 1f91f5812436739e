const decimals = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, useGrouping: 'always' });
const KIB = 1024;

/** "312 KB", "2,4 MB" */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} bytes`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${decimals.format(bytes / KIB / KIB)} MB`;
}
