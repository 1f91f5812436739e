import fc, { type Arbitrary } from 'fast-check';

type Branch<Value> = { weight: number; arbitrary: Arbitrary<Value> };

/** By name: the numbers of the branches that are drawn before any of them is drawn again. */
const decks = new Map<string, number[]>();
/** By name and number: whether this branch was ever drawn. */
const drawn = new Map<string, boolean>();

function draw<Value>(name: string, branches: readonly Branch<Value>[], chance: number): Arbitrary<Value> {
  const deck = decks.get(name) ?? [];
  decks.set(name, deck);
  if (deck.length === 0) deck.push(...branches.flatMap(({ weight }, index) => Array<number>(weight).fill(index)));
  const [index = 0] = deck.splice(chance % deck.length, 1);
  const branch = branches[index];
  if (!branch) throw new Error(`Two generators with different branches have the name ${name}.`);
  drawn.set(`${name} ${index + 1}`, true);
  return branch.arbitrary;
}

/**
 * As fc.oneof, but of as many draws as the weights add up to each branch has exactly its weight: every kind of input is in a
 * short run, whatever its seed. Generators of one name have the same branches and share their draws.
 */
export function oneOf<Value>(name: string, ...given: (Arbitrary<Value> | Branch<Value>)[]): Arbitrary<Value> {
  const branches = given.map((branch) => ('weight' in branch ? branch : { weight: 1, arbitrary: branch }));
  for (const index of branches.keys()) drawn.set(`${name} ${index + 1}`, drawn.get(`${name} ${index + 1}`) ?? false);
  return fc.nat().chain((chance) => draw(name, branches, chance));
}

export function constantFrom<Value>(name: string, ...values: Value[]): Arbitrary<Value> {
  return oneOf(name, ...values.map((value) => fc.constant(value)));
}

/** The branches that no call was made of, by name and number. */
export function neverDrawn(): string[] {
  return [...drawn].filter(([, isDrawn]) => !isDrawn).map(([branch]) => branch);
}
