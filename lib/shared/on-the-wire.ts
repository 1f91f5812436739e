/** A value of the server as its JSON has it: each Date is a text, ISO 8601 in UTC. */
export type OnTheWire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: OnTheWire<Value[Key]> }
    : Value;
