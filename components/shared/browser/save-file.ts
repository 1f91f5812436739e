/** Has the browser save the content under this name. */
export function saveFile(content: Blob, name: string): void {
  // Of no type that the browser would show: a file may come from a visitor.
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
