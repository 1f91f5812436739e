/** Google's event ids are base32hex (0-9, a-v), which includes the digits of a UUID. */
export function meetingEventId(bookingId: string): string {
  return bookingId.replaceAll('-', '').toLowerCase();
}
