import type { TeamMember } from './team-member';

/**
 * Who works here. Pages say nothing of people while it is empty. These are examples, which production refuses: replace them, or
 * leave an empty list.
 */
export const team: readonly TeamMember[] = [
  {
    id: 'elena',
    name: 'Elena Ejemplo',
    role: 'asesora financiera',
    since: 2009,
    certificate: { name: 'Certificación de ejemplo', issuer: 'Entidad de ejemplo' },
    languages: ['español', 'inglés'],
    decides: 'Se sienta contigo, hace tus números y firma el informe.',
    meetsClients: true,
    example: true,
  },
  {
    id: 'pablo',
    name: 'Pablo Ejemplo',
    role: 'asesor financiero',
    since: 2014,
    certificate: { name: 'Certificación de ejemplo', issuer: 'Entidad de ejemplo' },
    languages: ['español', 'catalán'],
    decides: 'Repasa cada informe antes de que lo veas, y decide qué se publica en el blog.',
    meetsClients: false,
    example: true,
  },
];
