/** The fields of the customer step. */
export const emptyCustomer = { fullName: '', email: '', phone: '' };
