import type { BusinessCredentials } from '@/lib/shared/business/business-credentials';
import { businessFaults } from '@/lib/shared/business/business-faults';
import { credentials as examples } from '@/lib/shared/business/credentials';
import { team as exampleTeam } from '@/lib/shared/business/team';
import type { TeamMember } from '@/lib/shared/business/team-member';
import { site } from '@/lib/shared/site';

const promised = { banks: 15, insurers: 20 };

const list = (count: number, asOf = '2026-11-02') => ({
  asOf,
  names: Array.from({ length: count }, (_, index) => `Entidad ${index}`),
  method: 'La misma hoja para todas.',
});

/** All that production needs, and nothing else. */
const proven: BusinessCredentials = {
  ownership: null,
  registrations: [],
  liabilityInsurance: null,
  conflicts: [],
  banks: list(16),
  insurers: list(21),
  families: { counted: 'Hogares con una sesión.', since: 'enero de 2025' },
  testimonials: { check: 'Con su pedido.' },
};

const person: TeamMember = {
  id: 'ana',
  name: 'Ana Ruiz',
  role: 'asesora financiera',
  since: 2010,
  languages: ['español'],
  decides: 'Todo.',
  meetsClients: true,
};

const named = (team: readonly TeamMember[], credentials: BusinessCredentials) =>
  businessFaults(team, credentials, promised).map(({ name }) => name);

test('nobody and nothing but the proof of what the pages say is enough', () => {
  expect(named([], proven)).toEqual([]);
  expect(named([person], proven)).toEqual([]);
});

test.each<[string, Partial<BusinessCredentials>, string[]]>([
  ['no list of banks', { banks: null }, ['credentials banks']],
  ['as many banks as the pages promise more than', { banks: list(15) }, ['credentials banks']],
  ['a bank twice', { banks: { ...list(15), names: [...list(15).names, ' entidad 3'] } }, ['credentials banks']],
  ['too few insurers', { insurers: list(20) }, ['credentials insurers']],
  ['a list without its date', { insurers: list(21, 'noviembre') }, ['credentials insurers']],
  ['families that nobody counted', { families: null }, ['credentials families']],
  ['testimonials that nobody checked', { testimonials: null }, ['credentials testimonials']],
  ['an empty text', { families: { counted: ' ', since: '2025' } }, ['credentials families']],
  [
    'one example among the true',
    {
      conflicts: [
        { title: 'Regalos', text: 'Ninguno.' },
        { title: 'Quién paga', text: 'Tú.', example: true },
      ],
    },
    ['credentials conflicts'],
  ],
])('%s is a fault', (_, changes, names) => {
  expect(named([], { ...proven, ...changes })).toEqual(names);
});

test('a person who is an example, or has an empty text, is a fault', () => {
  expect(named([{ ...person, example: true }], proven)).toEqual(['team ana']);
  expect(named([{ ...person, languages: ['español', ''] }], proven)).toEqual(['team ana']);
});

test('what the local product shows is refused entry by entry, and shows as many names as it promises', () => {
  const entries = [
    ...exampleTeam.map(({ id }) => `team ${id}`),
    ...Object.keys(examples).map((key) => `credentials ${key}`),
  ];
  expect(businessFaults(exampleTeam, examples, { banks: site.banksCompared, insurers: site.insurersCompared })).toEqual(
    entries.map((name) => ({ name, message: 'must be yours, not an example' })),
  );
});
