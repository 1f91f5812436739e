/** "jueves 13 de noviembre" to "Jueves 13 de noviembre": Spanish writes weekdays in lower case, except at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
