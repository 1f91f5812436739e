import { firstName, knownName } from '@/lib/shared/person/name';

export function greeting(fullName: string): string {
  const name = knownName(fullName);
  return name === null ? 'Hola' : `Hola, ${firstName(name)}`;
}
