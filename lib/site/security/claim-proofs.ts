import { bound } from '@/lib/shared/i18n/bound';
import type { ClaimId } from './claims';

type Proof = {
  /** What is tried, in words for people. */
  words: string;
  /** File, and the title of a test in it: a test holds that they exist. Where a rule keeps a claim, the file that has it. */
  tests: readonly (readonly [file: string, title: string])[];
};

/** How each claim of the security page is checked, before every change of the site goes out. */
export const proofs: Readonly<Record<ClaimId, Proof>> = bound({
  transit: {
    words:
      'Pedimos cada página y cada respuesta y miramos que ordene al navegador usar siempre HTTPS, y que no cargue nada de otros sitios.',
    tests: [
      [
        'tests/integration/server/network/behind-nginx.test.ts',
        'security headers are there once, whether nginx or a server answers',
      ],
      [
        'tests/e2e/everywhere/security-headers.spec.ts',
        'every page refuses scripts, styles and frames that are not ours',
      ],
    ],
  },
  card: {
    words:
      'Compramos de prueba de principio a fin: la tarjeta se pide en la página de Stripe, y nuestro servidor solo admite avisos de cobro firmados, con el importe exacto.',
    tests: [
      ['tests/integration/orders/webhook.test.ts', 'paid, paid later, expired: the money counts'],
      [
        'tests/e2e/everywhere/security-headers.spec.ts',
        'the checkout may open a window and hand a form to Stripe, other pages may not',
      ],
    ],
  },
  advertising: {
    words:
      'Abrimos todas las páginas con un navegador y comprobamos que no dejan entrar código ni imágenes de terceros.',
    tests: [
      [
        'tests/e2e/everywhere/security-headers.spec.ts',
        'every page refuses scripts, styles and frames that are not ours',
      ],
    ],
  },
  files: {
    words:
      'Enviamos consultas con archivos y buscamos sus palabras en todas las tablas, en todos los correos y en el registro: no están. Y comprobamos que nadie sin llave los abre.',
    tests: [
      [
        'tests/integration/questions/sealed-consultations.test.ts',
        'is read at the desk with its key, and nowhere else',
      ],
      ['tests/integration/questions/consultations.test.ts', 'are fetched by links, and only saved, never shown'],
    ],
  },
  calculators: {
    words: 'Escribimos cifras en cada calculadora mientras vigilamos todo lo que sale del navegador: no sale ninguna.',
    tests: [
      [
        'tests/e2e/calculators/browser.spec.ts',
        'nothing typed leaves the browser, and the code of a tool comes when it is opened',
      ],
      [
        'tests/e2e/calculators/browser.spec.ts',
        'calculating requests only the drawings, once, and sends none of the figures',
      ],
    ],
  },
  retention: {
    words: 'Adelantamos el reloj: a los doce meses una consulta y sus archivos ya no están, y un día antes siguen.',
    tests: [
      [
        'tests/integration/questions/consultations.test.ts',
        'after twelve months a consultation and its files are deleted, and no earlier',
      ],
      [
        'tests/integration/letters/newsletter.test.ts',
        'a link of more than seven days confirms nothing, and its address is deleted; a confirmed one stays',
      ],
    ],
  },
  logs: {
    words:
      'Usamos toda la web con nombres inventados, rompemos lo que se puede romper y buscamos esos nombres en el registro: no aparece ninguno.',
    tests: [
      [
        'tests/integration/server/hostile/log-privacy.test.ts',
        'whatever people do and whatever breaks, the log says nothing about them',
      ],
    ],
  },
  'order-link': {
    words:
      'Probamos enlaces falsos, viejos y cambiados: ninguno abre. Y miramos que la página no se guarde en ninguna caché.',
    tests: [
      ['tests/integration/orders/order-page.test.ts', 'a wrong link opens nothing, and says where the right one is'],
      [
        'tests/integration/orders/order-page.test.ts',
        'a new link goes to the mailbox of the order and ends all earlier ones, also that of the success page',
      ],
      ['tests/e2e/everywhere/security-headers.spec.ts', 'order pages are neither stored nor sent as a referrer'],
    ],
  },
  'own-page': {
    words: 'Un navegador compra, cambia la hora, anula y desiste sin ayuda, también sin JavaScript.',
    tests: [
      [
        'tests/integration/orders/order-page.test.ts',
        'shows what was bought to the holder of the link, and hides the rest of the buyer',
      ],
    ],
  },
  'signed-payments': {
    words: 'Mandamos avisos sin firma, con firma caducada, de otro pedido y de otro importe: ninguno confirma nada.',
    tests: [
      ['tests/integration/orders/webhook.test.ts', 'is right but signs what is no event'],
      ['tests/integration/orders/webhook.test.ts', 'the session of another order'],
    ],
  },
  'one-hour-one-person': {
    words: 'Doscientas personas piden la misma hora a la vez: la consigue una.',
    tests: [
      [
        'tests/integration/agenda/holds.test.ts',
        'two hundred at once: one gets the hour, the others are told that it is taken',
      ],
      ['tests/integration/agenda/holds.test.ts', 'refuses an overlap also to a write past the application'],
    ],
  },
  'hashed-keys': {
    words: 'Leemos la base de datos entera después de reservar y de suscribirnos: ninguna de las claves está en ella.',
    tests: [
      ['tests/integration/agenda/holds.test.ts', 'never stores the token itself'],
      ['tests/integration/letters/newsletter.test.ts', 'the links are 128 bits that the database does not have'],
    ],
  },
  'rate-limits': {
    words:
      'Insistimos desde una misma conexión hasta que nos frena, y comprobamos que lo guardado es un resumen y no la dirección.',
    tests: [
      [
        'tests/integration/server/hostile/limits.test.ts',
        'too many requests are refused with the time of the next try, whatever addresses they claim',
      ],
      [
        'tests/integration/server/hostile/limits.test.ts',
        'of a visitor’s network keyed hashes are kept, not the address, while it keeps an hour and an hour longer',
      ],
    ],
  },
  'device-encryption': {
    words:
      'Escribimos palabras marcadas en una consulta y en un documento, y las buscamos en lo que sale del navegador, en cada tabla, en los correos, en el registro y en la memoria del servidor: no están en ningún sitio.',
    tests: [
      [
        'tests/e2e/questions/sealed-consultations.spec.ts',
        'what a visitor writes and attaches leaves their device sealed, and Marta reads it with her passkey',
      ],
      ['tests/integration/questions/sealed-consultations.test.ts', "is not on the heap of the server's main thread"],
      ['tests/integration/space/items.test.ts', 'no table has a mark of a document or its name'],
    ],
  },
  passkeys: {
    words:
      'Creamos espacios con una passkey y con una frase, los cerramos y los volvemos a abrir, también con dispositivos que no saben descifrar.',
    tests: [
      ['tests/e2e/space/entry.spec.ts', 'a passkey makes a space, which is closed, and opened again with one touch'],
      ['tests/e2e/space/entry.spec.ts', 'a device whose passkey derives no secret needs a phrase, which opens'],
    ],
  },
  'recovery-key': {
    words:
      'Perdemos todas las llaves a propósito y entramos con la de recuperación: pone llaves nuevas, y ni las viejas ni ella vuelven a abrir.',
    tests: [
      ['tests/e2e/space/entry.spec.ts', 'the recovery key brings new keys, and the old ones open nothing'],
      ['tests/integration/space/entry.test.ts', 'what the server keeps opens nothing'],
    ],
  },
  lockout: {
    words:
      'Lanzamos cuarenta intentos a la vez: se mira uno. Y fallamos una y otra vez para ver crecer la espera y aparecer cada intento en el registro.',
    tests: [
      ['tests/integration/space/entry.test.ts', 'of 40 attempts at once one is looked at'],
      ['tests/e2e/space/documents.spec.ts', 'a long log is read a page at a time'],
    ],
  },
  'self-service': {
    words:
      'Descargamos todo y comparamos los archivos. Después lo borramos y buscamos ese correo en cada columna de cada tabla: solo queda lo que se había anunciado.',
    tests: [
      [
        'tests/e2e/space/own-data.spec.ts',
        'everything is taken along as one zip, which names what could not be opened',
      ],
      [
        'tests/integration/space/own-data.test.ts',
        'deleting leaves nothing of the mailbox but what was shown before, and only its own',
      ],
    ],
  },
});
