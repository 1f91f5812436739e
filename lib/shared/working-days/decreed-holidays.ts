import type { holidayRegion } from '@/lib/shared/env';

export type Region = ReturnType<typeof holidayRegion>;

/** Names by month and day. A holiday that is moved stands on the day on which it is kept. */
type Holidays = Readonly<Record<string, string>>;

/** Article 45.1 of Real Decreto 2001/1983, without Good Friday, which moves. What a year has that is not in the table below. */
export const NATIONAL: Holidays = {
  '01-01': 'Año Nuevo',
  '01-06': 'Epifanía del Señor',
  '05-01': 'Fiesta del Trabajo',
  '08-15': 'Asunción de la Virgen',
  '10-12': 'Fiesta Nacional de España',
  '11-01': 'Todos los Santos',
  '12-06': 'Día de la Constitución Española',
  '12-08': 'Inmaculada Concepción',
  '12-25': 'Natividad del Señor',
};

export const GOOD_FRIDAY = 'Viernes Santo';

/**
 * By region and year, as they were published. `spain` has none: its holidays are the national ones. How to add a year is in
 * docs/operations.md, under `closed-days-end`.
 */
export const DECREED: Readonly<Record<Region, Readonly<Record<number, Holidays>>>> = {
  spain: {},
  madrid: {
    // National: resolution of the Dirección General de Trabajo of 17 October 2025 (BOE of 28 October 2025). Region: decree of
    // the Consejo de Gobierno of 24 September 2025. City: its council, 30 September 2025; the region's list of local holidays
    // of 12 December 2025. All Saints and the Constitution fall on Sundays and are moved to the Mondays.
    2026: {
      '01-01': 'Año Nuevo',
      '01-06': 'Epifanía del Señor',
      '04-02': 'Jueves Santo',
      '04-03': 'Viernes Santo',
      '05-01': 'Fiesta del Trabajo',
      '05-02': 'Fiesta de la Comunidad de Madrid',
      '05-15': 'San Isidro',
      '08-15': 'Asunción de la Virgen',
      '10-12': 'Fiesta Nacional de España',
      '11-02': 'Todos los Santos',
      '11-09': 'Nuestra Señora de la Almudena',
      '12-07': 'Día de la Constitución Española',
      '12-08': 'Inmaculada Concepción',
      '12-25': 'Natividad del Señor',
    },
  },
};
