/** Something that lasts and that a person should know of. `kind` names its row in docs/operations.md, `key` tells two of one kind apart, `figures` go into the alert and hold no personal data. */
export type Condition = { kind: string; key: string; since: Date; figures: Record<string, string | number> };
