/** A person at the desk, as their session names them. */
export type StaffMember = { id: string; name: string };
