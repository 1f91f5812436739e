/** A person of the desk, as its pages know them. */
export type StaffPerson = { id: string; name: string };

/** A person at the desk, with the session in which they act: it has to be open still in the transaction of what they change. */
export type StaffMember = StaffPerson & { sessionId: string };
