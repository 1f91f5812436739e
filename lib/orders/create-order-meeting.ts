export async function createOrderMeeting(_: { bookingId: string }): Promise<void> {}
