export async function deleteOrderMeeting(_: { bookingId: string }): Promise<void> {}
