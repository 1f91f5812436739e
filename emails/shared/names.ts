import { firstName } from '@/lib/shared/person/first-name';
import { knownName } from '@/lib/shared/person/known-name';

export function greeting(fullName: string): string {
  const name = knownName(fullName);
  return name === null ? 'Hola' : `Hola, ${firstName(name)}`;
}
