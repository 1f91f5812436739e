/** Google's event ids are base32hex (0-9, a-v), which the digits of a UUID are: one booking, one event, known before it exists. */
export function meetingEventId(bookingId: string): string {
  return bookingId.replaceAll('-', '').toLowerCase();
}
