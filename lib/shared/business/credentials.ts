import type { BusinessCredentials, ComparedList } from './business-credentials';

function exampleList(name: string, count: number, method: string): ComparedList {
  return {
    asOf: '2026-11-02',
    names: Array.from({ length: count }, (_, index) => `${name} ${index + 1}`),
    method,
    example: true,
  };
}

/**
 * What the firm can prove of itself. These are examples, which production refuses: replace them. What does not apply is null or an
 * empty list and is not shown, except `banks`, `insurers`, `families` and `testimonials`, which prove what the pages say.
 */
export const credentials: BusinessCredentials = {
  ownership: {
    owners: 'las dos personas de ejemplo que trabajan en ella',
    capital: '3.000 € de ejemplo',
    since: 'enero de 2025',
    example: true,
  },
  registrations: [
    {
      activity: 'other',
      register: 'un registro oficial de ejemplo',
      number: 'EJEMPLO-0000',
      href: 'https://example.com/registro',
      example: true,
    },
  ],
  liabilityInsurance: {
    insurer: 'Aseguradora de Ejemplo, S.A.',
    policy: 'EJEMPLO-0000',
    sum: 60_000_000,
    example: true,
  },
  conflicts: [
    {
      title: 'Quién nos paga',
      text: 'Solo nuestros clientes. Ejemplo: el 70 % de lo que ingresamos son sesiones y planes; el 30 %, talleres.',
      example: true,
    },
    {
      title: 'Regalos',
      text: 'Ejemplo: no aceptamos ninguno de un banco, una aseguradora o un mediador, valga lo que valga.',
      example: true,
    },
    {
      title: 'Quién paga lo que es gratis',
      text: 'Ejemplo: la primera consulta y los análisis gratuitos los pagan las sesiones que sí se cobran.',
      example: true,
    },
  ],
  banks: exampleList(
    'Banco de Ejemplo',
    16,
    'Ejemplo: misma hoja para todos, con cuota, TAE, comisiones y coste total.',
  ),
  insurers: exampleList(
    'Aseguradora de Ejemplo',
    21,
    'Ejemplo: mismas coberturas y mismo capital, sobre la póliza publicada.',
  ),
  families: {
    counted:
      'Ejemplo: hogares distintos que han tenido al menos una sesión, una consulta gratuita o un taller con nosotros.',
    since: 'enero de 2025',
    example: true,
  },
  testimonials: {
    check: 'Ejemplo: solo los publicamos de quien tiene un pedido pagado, con su permiso por escrito, que guardamos.',
    example: true,
  },
};
