const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:MM`; appointments end on the day they begin. */
export function endTime(start: string, minutes: number): string {
  const end = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes;
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
}

/** "jueves 13 de noviembre" to "Jueves 13 de noviembre": Spanish writes weekdays in lower case, except at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
