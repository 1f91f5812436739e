import { firstName } from '@/lib/person/first-name';
import { knownName } from '@/lib/person/known-name';

/** Null: of a sealed consultation the name is not known. */
export function greeting(fullName: string | null): string {
  const name = fullName === null ? null : knownName(fullName);
  return name === null ? 'Hola' : `Hola, ${firstName(name)}`;
}
