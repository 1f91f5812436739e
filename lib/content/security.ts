import { bound } from '@/lib/i18n/bound';
import { site } from '@/lib/site';

const IDS = [
  'transit',
  'card',
  'advertising',
  'files',
  'calculators',
  'retention',
  'logs',
  'order-link',
  'own-page',
  'signed-payments',
  'one-hour-one-person',
  'hashed-keys',
  'rate-limits',
  'device-encryption',
  'passkeys',
  'recovery-key',
  'lockout',
  'self-service',
] as const;

export type ClaimId = (typeof IDS)[number];

export type Claim = {
  id: ClaimId;
  group: 'protection' | 'access';
  title: string;
  /** The text once the product does it. */
  text: string;
} & (
  | { live: true }
  /** Kept by the private space: live where there is one; until then `planned` is shown. */
  | { live: boolean; planned: string }
);

/** `hasSpace`: there are private spaces. */
export function claimsOf(hasSpace: boolean): readonly Claim[] {
  return bound<readonly Claim[]>([
    {
      id: 'transit',
      group: 'protection',
      live: true,
      title: 'Viaja cifrado',
      text: 'Todo lo que nos envías va por HTTPS. Tras tu primera visita, durante dos años tu navegador solo se conectará con nosotros por esa vía.',
    },
    {
      id: 'card',
      group: 'protection',
      live: true,
      title: 'Tu tarjeta no pasa por aquí',
      text: 'La escribes en la página de Stripe y allí se queda. A nosotros solo nos llegan la confirmación del pago, el importe y una referencia.',
    },
    {
      id: 'advertising',
      group: 'protection',
      live: true,
      title: 'Nada de publicidad',
      text: 'Tus datos no se usan para publicidad. No los vendemos, no los cruzamos con nadie y esta web no lleva cookies de anuncios ni de medición.',
    },
    {
      id: 'files',
      group: 'protection',
      live: true,
      title: 'Tus documentos, fuera del escaparate',
      text: hasSpace
        ? 'Lo que adjuntas a una consulta se guarda cifrado en la base de datos, no en una carpeta de la web, y no viaja por correo. Nuestro equipo lo abre con una llave de acceso, y cada vez queda apuntado.'
        : 'Lo que adjuntas a una consulta se guarda en la base de datos, no en una carpeta de la web. A nuestro equipo le llega por correo; si pesa demasiado, con un enlace firmado que caduca a los treinta días.',
    },
    {
      id: 'calculators',
      group: 'protection',
      live: true,
      title: 'Las calculadoras no envían nada',
      text: 'Tus ingresos y tus deudas se calculan en tu navegador. Si compartes el resultado, las cifras van detrás de la almohadilla de la dirección, la parte que nunca llega a un servidor.',
    },
    {
      id: 'retention',
      group: 'protection',
      live: true,
      title: 'Lo que nos escribes tiene fecha de salida',
      text: 'Los mensajes y las consultas, con sus archivos, se borran solos de nuestra base de datos a los doce meses, y nosotros borramos entonces las copias de nuestro correo. Una suscripción a nuestra carta que no confirmas, a los siete días.',
    },
    {
      id: 'logs',
      group: 'protection',
      live: true,
      title: 'Registros sin nombres',
      text: 'El registro técnico anota códigos y motivos. Ni tu nombre, ni tu correo, ni lo que escribes.',
    },
    {
      id: 'order-link',
      group: 'access',
      live: true,
      title: 'Tu pedido se abre con su enlace, y con nada más',
      text: 'Tu contratación se abre con un enlace firmado, imposible de adivinar, que va en tu correo. No queda en ninguna caché, los buscadores no la ven y su dirección no se pasa a otras webs. Si el enlace ha caído en otras manos, pides uno nuevo y el anterior deja de abrir.',
    },
    {
      id: 'own-page',
      group: 'access',
      live: true,
      title: 'Cambiar, anular o desistir, sin pedirlo',
      text: 'Desde tu contratación cambias o anulas la cita, sacas el recibo y desistes del contrato, tú y en el momento. Abrir el enlace no cambia nada: hace falta pulsar un botón, así que un filtro de correo que siga enlaces no puede anularte la cita.',
    },
    {
      id: 'signed-payments',
      group: 'access',
      live: true,
      title: 'Un cobro solo vale si lo firma Stripe',
      text: 'Comprobamos la firma de cada aviso y, antes de confirmar nada, comparamos el importe, la moneda y el pedido con los nuestros. Si algo no cuadra, lo mira una persona.',
    },
    {
      id: 'one-hour-one-person',
      group: 'access',
      live: true,
      title: 'Tu hora es solo tuya',
      text: 'La base de datos rechaza por sí misma dos citas que se pisen. No depende de que nadie se acuerde de mirarlo.',
    },
    {
      id: 'hashed-keys',
      group: 'access',
      live: true,
      title: 'Las claves se guardan irreconocibles',
      text: 'La clave que te reserva una hora o confirma que quieres nuestra carta se almacena convertida en una huella. Quien leyera la base de datos no podría usarla.',
    },
    {
      id: 'rate-limits',
      group: 'access',
      live: true,
      title: 'Freno a los abusos',
      text: 'Los formularios admiten un número limitado de envíos desde cada conexión. Para contarlos guardamos un resumen irreversible de la dirección, no la dirección.',
    },
    {
      id: 'device-encryption',
      group: 'protection',
      live: hasSpace,
      title: 'Cifrado antes de salir de tu dispositivo',
      text: 'Los datos sensibles se cifran en tu dispositivo antes de enviarse y siguen cifrados en reposo: lo que cuentas y adjuntas en una consulta, y los documentos de tu espacio. En nuestros discos solo hay texto que no se lee sin una llave, y la llave no está allí.',
      planned:
        'Los datos sensibles se cifrarán en tu dispositivo antes de enviarse y seguirán cifrados en reposo. En nuestros discos solo habrá texto que no sabremos leer.',
    },
    {
      id: 'passkeys',
      group: 'access',
      live: hasSpace,
      title: 'Llaves de acceso (passkeys) y biometría, o una frase segura',
      text: 'Entras con una passkey: tu huella, tu cara o el código de tu móvil. Si lo prefieres, con una frase de desbloqueo robusta.',
      planned:
        'Entrarás con una passkey: tu huella, tu cara o el código de tu móvil. Si lo prefieres, con una frase de desbloqueo robusta.',
    },
    {
      id: 'recovery-key',
      group: 'access',
      live: hasSpace,
      title: 'Una única clave de recuperación',
      text: 'Te la damos una vez, y la guardas tú. Es la única manera de volver a entrar si pierdes el dispositivo: nosotros no tenemos copia.',
      planned:
        'Te la daremos una vez, y la guardarás tú. Será la única manera de volver a entrar si pierdes el dispositivo: nosotros no tendremos copia.',
    },
    {
      id: 'lockout',
      group: 'access',
      live: hasSpace,
      title: 'Bloqueo progresivo, con registro de intentos',
      text: 'Cada intento fallido alarga la espera hasta el siguiente. Y ves en una lista cuándo se ha probado a entrar.',
      planned:
        'Cada intento fallido alargará la espera hasta el siguiente. Y verás en una lista cuándo se ha probado a entrar.',
    },
    {
      id: 'self-service',
      group: 'access',
      live: hasSpace,
      title: 'Descargar, revisar y borrar, sin pedirlo',
      text: 'Descargas una copia de todo, corriges lo que esté mal y borras lo que quieras, tú y en el momento.',
      planned:
        'Descargarás una copia de todo, corregirás lo que esté mal y borrarás lo que quieras, tú y en el momento.',
    },
  ]);
}

export const claims = claimsOf(site.hasPrivateSpace);

export function keptClaims(all: readonly Claim[], group: Claim['group']): Claim[] {
  return all.filter((claim) => claim.live && claim.group === group);
}

export function plannedClaims(all: readonly Claim[]): { id: string; title: string; text: string }[] {
  return all.flatMap((claim) =>
    claim.live || !('planned' in claim) ? [] : [{ id: claim.id, title: claim.title, text: claim.planned }],
  );
}

type Question = {
  question: string;
  answer: string;
  /** Shown until this claim is live. */
  until?: ClaimId;
  /** Shown once this claim is live. */
  since?: ClaimId;
};

const questions: readonly Question[] = bound([
  {
    question: '¿Quién puede leer lo que os cuento?',
    answer:
      'La persona de nuestro equipo que te atiende. Los proveedores que hacen falta para que funcione (alojamiento, correo, pagos y calendario) tratan lo justo, por encargo nuestro; la política de privacidad dice cuáles son y qué recibe cada uno.',
  },
  {
    question: '¿Guardáis los datos de mi tarjeta?',
    answer:
      'No. Los escribes en la página de Stripe, que es quien los procesa. A nosotros nos llega el resultado del pago, el importe y un número de referencia.',
  },
  {
    question: '¿Por qué no me pedís una contraseña?',
    answer:
      'Porque todavía no hay un espacio al que entrar. Para contratar bastan tu nombre y tu correo, y tu contratación se abre con un enlace firmado que solo está en tu correo y en el navegador con el que pagaste. Una contraseña que no existe no se puede robar.',
    until: 'passkeys',
  },
  {
    question: '¿Por qué no me pedís una contraseña?',
    answer:
      'Porque no hace falta ninguna. Tu contratación se abre con un enlace firmado que solo está en tu correo, y tu espacio privado con una llave de acceso de tu dispositivo o con una frase que elige el azar. Una contraseña que no existe no se puede robar.',
    since: 'passkeys',
  },
  {
    question: '¿Cómo pido una copia de mis datos, o que los borréis?',
    answer: `Escribe a ${site.company.privacyEmail} desde el correo con el que nos contactaste y di qué quieres: una copia, una corrección o el borrado. Te contestamos en ${site.supportReplyHours} horas, en días laborables, y lo dejamos resuelto en un mes como mucho. Solo conservamos lo que la ley nos obliga a guardar, como las facturas.`,
    until: 'self-service',
  },
  {
    question: '¿Cómo consigo una copia de mis datos, o que se borren?',
    answer: `Tú, en tu espacio privado: en «Mis datos» lo descargas todo, lo corriges y lo borras al momento, y antes ves qué se queda porque la ley nos obliga, como las facturas, y hasta cuándo. Si prefieres no abrir un espacio, escribe a ${site.company.privacyEmail} desde el correo con el que nos contactaste: te contestamos en ${site.supportReplyHours} horas, en días laborables, y lo dejamos resuelto en un mes como mucho.`,
    since: 'self-service',
  },
  {
    question: '¿Qué no puede prometer un cifrado en el navegador?',
    answer:
      'Que nadie cambie el programa. El código que cifra te lo servimos nosotros en cada visita: quien consiguiera cambiarlo podría leer lo que abras desde entonces, aunque no lo guardado de antes. Por eso la web no carga nada de otros sitios, tu navegador comprueba que cada programa es el que publicamos, y puedes comparar la huella de la llave del equipo con la de esta página.',
    since: 'device-encryption',
  },
  {
    question: '¿Qué no va cifrado?',
    answer:
      'Lo que hace falta leer para atenderte: el nombre, el correo, el teléfono y las notas de una compra o de una cita, los mensajes de contacto y la suscripción a la carta. Van por HTTPS y se guardan con acceso restringido. Y una respuesta que pides por correo viaja como cualquier correo.',
    since: 'device-encryption',
  },
  {
    question: '¿Es buena idea adjuntar una nómina o una escritura?',
    answer:
      'Si hace falta para entender tu caso, sí: adjúntala en el formulario de la consulta gratuita, que la envía cifrada. Antes tapa lo que sobre, como el número de cuenta o el documento de identidad. Para una primera orientación suelen bastar las cifras.',
  },
  {
    question: '¿Qué pasa si algún día tenéis un fallo?',
    answer:
      'Lo cerramos y averiguamos a quién afecta. Si hay riesgo para tus derechos, avisamos a la Agencia Española de Protección de Datos antes de 72 horas; si el riesgo es alto, te escribimos también a ti, con lo que ha pasado y lo que te conviene hacer.',
  },
]);

/** The questions that apply to the present claims. */
export function openQuestions(all: readonly Claim[]): { question: string; answer: string }[] {
  const kept = new Set(all.filter(({ live }) => live).map(({ id }) => id));
  return questions
    .filter(({ until, since }) => (!until || !kept.has(until)) && (!since || kept.has(since)))
    .map(({ question, answer }) => ({ question, answer }));
}

export const security = bound({
  crumb: 'Seguridad',
  title: 'Tu dinero es cosa tuya. Tus datos, también.',
  lead: `Para aconsejarte bien tenemos que saber cuánto ganas, cuánto debes y qué te preocupa. Aquí está qué hacemos con ello${site.hasPrivateSpace ? ', y cómo lo comprobamos.' : ': lo que ya funciona y lo que todavía no.'}`,
  today: {
    title: 'Así protegemos tus datos hoy',
    lead: 'Todo lo de esta lista funciona ya. Cada promesa dice cómo la comprobamos: son pruebas que se repiten antes de publicar cualquier cambio, y si una falla, el cambio no sale.',
    protection: 'De principio a fin: desde que escribes hasta que se borra',
    access: 'Acceso y autenticación: quién puede ver, cambiar o cobrar algo',
  },
  planned: {
    title: 'Tu espacio privado, en preparación',
    lead: 'Estamos construyendo un sitio donde guardar tus papeles y tus planes con una llave que solo tengas tú. Aún no existe, y no vamos a hablar de él como si existiera.',
    meanwhileTitle: 'Mientras tanto, nos lo pides',
    meanwhile: `¿Quieres descargar, revisar o borrar tus datos? Escribe a [${site.company.privacyEmail}](mailto:${site.company.privacyEmail}) desde el correo que usaste. Contestamos en ${site.supportReplyHours} horas, en días laborables, y lo resolvemos en un mes como mucho.`,
    meanwhileUntil: 'self-service',
  },
  /** Where there is one. */
  space: {
    title: 'Tu espacio privado',
    lead: 'Un sitio para lo que no debería ir por correo. Lo abres tú: nosotros no tenemos copia de la llave.',
    points: [
      'Cada documento, solo para ti o también para el equipo, y lo cambias cuando quieras.',
      'Nuestras respuestas, si las pides ahí, cifradas para ti.',
      'Tus contrataciones, tus datos y el registro de cada intento de abrirlo.',
    ],
    open: 'Abrir mi espacio',
    fingerprintTitle: 'La huella de la llave del equipo',
    fingerprint:
      'Lo que compartes con nosotros se cifra para esta llave. Su huella tiene que ser la misma aquí, en el formulario de la consulta y en tu espacio.',
    fingerprintLoading: 'Buscándola…',
    fingerprintMissing: 'Ahora mismo no podemos enseñártela.',
    fingerprintNoScript: 'La huella se muestra con JavaScript.',
  },
  proof: 'Cómo lo comprobamos',
  layers: {
    title: 'Seis capas, una encima de otra',
    lead: 'Si una falla, queda la siguiente.',
    caption: 'Capas de protección, de tu navegador al borrado',
    head: ['Capa', 'De qué te protege', 'Qué hay puesto'],
    rows: [
      [
        'Tu navegador',
        'Rastreadores y código de otros',
        'La web solo carga lo que servimos nosotros. Lo que dejas a medias se queda en tu pestaña y se va al cerrarla.',
      ],
      [
        'La conexión',
        'Que alguien lea por el camino',
        'HTTPS obligatorio, recordado por tu navegador durante dos años.',
      ],
      [
        'La aplicación',
        'Peticiones falsas o manipuladas',
        'El servidor comprueba cada dato, pone él los precios, rechaza lo que llega desde otras webs y limita los envíos.',
      ],
      [
        'El pago',
        'El robo de la tarjeta y los cobros inventados',
        'Página de pago de Stripe, avisos firmados e importes comparados uno a uno.',
      ],
      [
        'La base de datos',
        'Dobles reservas y claves robadas',
        'Una hora, una cita. Claves guardadas solo como huella. Documentos sin enlace público.',
      ],
      [
        'El borrado',
        'Que lo tuyo se quede para siempre',
        'Plazos automáticos para mensajes, consultas y suscripciones sin confirmar.',
      ],
    ],
  },
  questionsTitle: 'Lo que nos preguntan sobre seguridad',
  closing: {
    title: '¿Alguna duda antes de contarnos nada?',
    lead: 'Pregúntala. La primera consulta es gratuita y no hace falta que envíes ningún documento.',
    first: { href: '/consulta-gratuita', text: 'Solicita tu consulta gratuita' },
    second: { href: '/nosotros', text: 'Quiénes somos' },
  },
  policyLink: 'Política de privacidad',
} as const);
