import { firstName } from '@/lib/person/first-name';
import { knownName } from '@/lib/person/known-name';

export function greeting(fullName: string): string {
  const name = knownName(fullName);
  return name === null ? 'Hola' : `Hola, ${firstName(name)}`;
}
