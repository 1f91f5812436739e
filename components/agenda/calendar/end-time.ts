const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:MM`; appointments end on the day they begin. */
export function endTime(start: string, minutes: number): string {
  const end = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes;
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
}
