export async function alertStaff(_: object): Promise<void> {}
export async function sendOrderEmail(_: object): Promise<void> {}
