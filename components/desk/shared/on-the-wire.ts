/** What a value of the server is in JSON: its moments are texts. */
export type OnTheWire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? OnTheWire<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: OnTheWire<Value[Key]> }
      : Value;
