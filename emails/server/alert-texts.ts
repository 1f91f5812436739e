import type { AlertKind } from '@/lib/server/condition';
import { formatDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Figures = Readonly<Record<string, string | number>>;

/** A screen of the desk. */
type Place = { path: `/mesa/${string}`; name: string };

type AlertText = {
  /** What happens. */
  title: string | ((figures: Figures) => string);
  /** What it means for visitors or for the firm. */
  means: string;
  whatToDo: string;
  /** Where that is done; without one, where the servers are run. */
  where?: Place;
};

/** What staff read of each kind of alert. docs/operations.md has the long version, under the same kind. */
export const alertTexts: Readonly<Record<AlertKind, AlertText>> = {
  'mail-failing': {
    title: 'Hay correos que no salen',
    means: 'Quien compra, escribe o cambia una cita no recibe nuestros correos, y vosotros tampoco los avisos.',
    whatToDo:
      'Mira si Resend funciona, si la clave vale y si el dominio sigue verificado. Saldrán solos en cuanto se pueda.',
  },
  'mail-undelivered': {
    title: 'Un correo no ha llegado',
    means: 'El buzón lo ha rechazado: esa persona no sabe lo que le hemos escrito.',
    whatToDo: 'Llámala, confirma su dirección y cuéntaselo.',
    where: { path: '/mesa/hoy', name: 'Hoy' },
  },
  'calendar-failing': {
    title: 'Las citas no llegan al calendario',
    means: 'Quien ha reservado espera el enlace de su videollamada, y la cita no está en vuestro calendario.',
    whatToDo: 'Mira si el permiso de Google ha caducado. Si la cita es hoy, envía tú el enlace.',
  },
  'busy-calendar-unread': {
    title: 'No se puede leer el calendario de Google',
    means: 'De otros compromisos solo cuentan los que ya se habían leído: las horas de los nuevos se pueden reservar.',
    whatToDo: 'Cierra esas horas en la agenda y mira si el permiso de Google ha caducado.',
    where: { path: '/mesa/agenda', name: 'Agenda' },
  },
  'refund-failing': {
    title: 'No sale una devolución, o su aviso',
    means: 'Alguien espera un dinero que le debemos, o no sabe que va de camino.',
    whatToDo:
      'Mira si Stripe funciona y si la clave puede hacer devoluciones. Saldrá sola en cuanto se pueda; si es el correo, avisa tú al cliente.',
    where: { path: '/mesa/contrataciones', name: 'Contrataciones' },
  },
  'payments-failing': {
    title: 'Stripe no responde o rechaza la clave',
    means: 'Puede que nadie esté pudiendo pagar.',
    whatToDo: 'Mira si Stripe funciona y si STRIPE_SECRET_KEY sigue vigente y con permisos.',
  },
  'job-given-up': {
    title: 'Una tarea se ha dado por perdida',
    means:
      'Lo que tenía que hacer no está hecho, y no se intentará más por sí solo: puede ser un correo, una cita o una devolución.',
    whatToDo: 'Arregla la causa y vuelve a lanzarla, o haz a mano lo que faltaba.',
  },
  'job-unknown': {
    title: 'Hay una tarea que esta versión no conoce',
    means: 'Lo que tenía que hacer espera hasta que vuelva la versión que la conoce.',
    whatToDo: 'Si has vuelto a una versión anterior, espera a la nueva; si no, bórrala.',
  },
  'queue-waiting': {
    title: 'La cola de tareas se retrasa',
    means: 'Los correos y los enlaces de las citas salen tarde.',
    whatToDo: 'Hay más tareas que manos. Mira si un proveedor tarda mucho en responder o añade un proceso de tareas.',
  },
  'worker-missing': {
    title: 'Ningún proceso hace las tareas',
    means: 'No salen correos ni se liberan las horas que quedan sin pagar.',
    whatToDo: 'Arranca un servidor que haga las tareas, o npm run worker.',
  },
  'sweep-late': {
    title: 'Una tarea periódica no termina',
    means: 'Hasta que termine no se hace lo que esa tarea hace: por ejemplo, liberar horas o buscar pagos perdidos.',
    whatToDo: 'Busca en el registro del servidor por qué falla.',
  },
  'signatures-refused': {
    title: 'Se rechazan los avisos de un proveedor',
    means: 'Sin los de Stripe los pagos se confirman más tarde; sin los de Resend no sabemos qué correos no llegan.',
    whatToDo:
      'Compara STRIPE_WEBHOOK_SECRET, o RESEND_WEBHOOK_SECRET, con el secreto del webhook en Stripe, o en Resend.',
  },
  'order-unconfirmed': {
    title: 'Hay un pago sin pedido confirmado',
    means: 'Alguien ha pagado y no tiene lo suyo.',
    whatToDo: 'Acuerda otra hora con esa persona o devuelve el dinero desde Stripe.',
    where: { path: '/mesa/contrataciones?filtro=attention', name: 'Contrataciones' },
  },
  'session-differs': {
    title: 'Una sesión no se vende como dicen las páginas',
    means:
      'Las páginas llevan el nombre y el precio de cuando se construyó la web; se cobra lo de la base de datos, que se ve antes de pagar.',
    whatToDo: 'Cambia prisma/catalogue.ts y construye de nuevo, o corrige el producto.',
  },
  'calendar-crowded': {
    title: 'Más de la mitad del calendario está apartado sin pagar',
    means:
      'Quien quiere reservar encuentra pocas horas. Cada minuto se sueltan las reservas sin pagar más antiguas de quien más tiene.',
    whatToDo: 'Mira en la agenda si son de verdad: puede ser alguien que bloquea horas.',
    where: { path: '/mesa/agenda', name: 'Agenda' },
  },
  'closed-days-end': {
    title: ({ lastDay }) =>
      lastDay ? `La tabla de festivos termina el ${formatDate(String(lastDay))}` : 'La tabla de festivos termina',
    means:
      'Después de ese día solo cerramos los festivos nacionales: en los de la región y los de la ciudad se ofrecen horas, y los plazos los cuentan como laborables.',
    whatToDo: 'Añade los festivos del año siguiente y di que la lista está completa. No hace falta una versión nueva.',
    where: { path: '/mesa/agenda?ver=reglas#festivos', name: 'Agenda, Horario y reglas' },
  },
  'consultation-ceiling-near': {
    title: 'Llegan muchas consultas en un día',
    means: 'Al llegar al máximo del día, el formulario deja de admitirlas y da el teléfono y el correo.',
    whatToDo: 'Mira si son de verdad o un ataque.',
    where: { path: '/mesa/consultas', name: 'Consultas' },
  },
  'consultation-ceiling-reached': {
    title: 'El formulario de consulta ha llegado a su máximo del día',
    means: 'Hasta medianoche no admite más consultas, o no admite archivos: da el teléfono y el correo.',
    whatToDo: 'Mira si son consultas de verdad o un ataque.',
    where: { path: '/mesa/consultas', name: 'Consultas' },
  },
  'files-await-scan': {
    title: 'Hay consultas que esperan al antivirus',
    means: 'Están guardadas, pero no os llegan, y quien las envió espera respuesta.',
    whatToDo: 'Mira si ClamAV funciona: en cuanto responda, saldrán solas.',
  },
  'answer-late': {
    title: 'Hay una respuesta atrasada',
    means: 'Prometimos contestar antes, y alguien espera.',
    whatToDo:
      'Contesta: está la primera de la lista, en Consultas o en Mensajes. Si ya has contestado por otro medio, dilo allí.',
    where: { path: '/mesa/hoy', name: 'Hoy' },
  },
  'desk-key-closed': {
    title: 'La llave de la mesa ya no se abre de dos maneras',
    means: 'Si se pierde la última, no se podrá leer nada de lo cifrado. Mientras tanto no se cifra nada nuevo.',
    whatToDo:
      'Hacen falta la clave impresa y al menos una passkey que descifre. Da acceso a otra passkey antes de que se pierda la última.',
    where: { path: '/mesa/llave', name: 'Llave' },
  },
  'space-mailbox-changed': {
    title: 'Un espacio privado tiene un correo que su dueño no puso',
    means:
      'Alguien lo ha cambiado en la base de datos. Mientras tanto ese correo no recibe códigos para entrar, y del espacio no se borra nada.',
    whatToDo:
      'Compara el correo con el de una copia de seguridad, ponlo como estaba y mira quién puede escribir en la base de datos.',
  },
  'unconfirmed-email-cap': {
    title: 'Hay acuses de recibo que no se envían',
    means: 'Se han pedido demasiados para un mismo dominio. Lo que se escribió está guardado y os ha llegado.',
    whatToDo:
      'Mira si hay una campaña en marcha o si alguien usa el formulario contra un buzón. Se pasa solo al cabo de un día.',
    where: { path: '/mesa/mensajes', name: 'Mensajes' },
  },
  'disk-nearly-full': {
    title: 'Queda poco sitio en un disco',
    means: 'Cuando se llene no se podrá guardar nada: ni consultas, ni archivos, ni reservas.',
    whatToDo: 'Haz sitio o amplía el disco.',
  },
  'database-large': {
    title: 'La base de datos ha crecido mucho',
    means: 'Si sigue creciendo, llenará el disco y la web dejará de guardar.',
    whatToDo: 'Mira qué tabla crece. Si es lo normal, amplía el disco y sube DATABASE_ALERT_GB.',
  },
  'alert-undelivered': {
    title: 'Un canal de avisos no funciona',
    means: 'Los avisos como este llegan solo por el otro canal.',
    whatToDo: 'Revisa la dirección del webhook o el correo.',
  },
  'condition-unread': {
    title: 'No se puede comprobar algo',
    means: 'Una de las comprobaciones falla: de eso no sabemos si va bien o mal.',
    whatToDo: 'Busca "condition not read" en el registro del servidor.',
  },
};

const figureLabels: Record<string, string> = {
  jobs: 'Tareas',
  job: 'Tarea número',
  task: 'Tarea',
  attempts: 'Intentos',
  minutes: 'Minutos',
  endpoint: 'Webhook',
  refused: 'Rechazados seguidos',
  call: 'Llamada',
  failed: 'Fallos seguidos',
  order: 'Pedido',
  booking: 'Cita',
  consultation: 'Consulta',
  mail: 'Correo',
  status: 'Estado',
  reason: 'Motivo',
  path: 'Carpeta',
  freeMegabytes: 'MB libres',
  freePercent: '% libre',
  gigabytes: 'GB',
  limit: 'Límite',
  published: 'En las páginas',
  sold: 'En la compra',
  unpaidHours: 'Horas sin pagar',
  bookableHours: 'Horas que se pueden reservar',
  networks: 'Redes',
  region: 'Región',
  lastDay: 'Último día',
  counted: 'Qué se cuenta',
  used: 'Usado',
  ceiling: 'Máximo',
  files: 'Archivos',
  consultations: 'Consultas',
  contactMessages: 'Mensajes',
  provider: 'Proveedor',
  domains: 'Dominios',
  notSent: 'Sin enviar',
  channel: 'Canal',
  messages: 'Avisos sin entregar',
  kind: 'Comprobación',
};

const figureValues: Record<string, string> = {
  'region madrid': 'Comunidad de Madrid',
  'region spain': 'España',
  'reason hour-lost': 'Su hora ya no estaba libre',
  'reason payment-mismatch': 'Lo pagado no es lo que cuesta',
  'reason appointment-unknown': 'Recuperado de Stripe sin su cita',
  'reason refund-failed': 'Una devolución ha fallado',
  'reason unknown': 'Sin saber por qué',
  'status needs_attention': 'Necesita a una persona',
  'counted consultations': 'Consultas',
  'counted bytes': 'Tamaño',
  'channel mail': 'Correo',
  'channel webhook': 'Webhook',
};

/** Of another release, which is told all the same. */
const UNKNOWN: AlertText = {
  title: 'Hay un aviso que esta versión no conoce',
  means: 'Lo ha dejado otra versión del programa: aquí solo se sabe su nombre.',
  whatToDo: 'Míralo con quien lleva el servidor.',
};

export function alertText(kind: string): AlertText {
  return Object.hasOwn(alertTexts, kind) ? alertTexts[kind as AlertKind] : UNKNOWN;
}

export function alertTitle(kind: string, figures: Figures): string {
  const { title } = alertText(kind);
  return typeof title === 'string' ? title : title(figures);
}

/** The sentence that leads there, and its address for a screen of the desk. */
export function alertPlace(kind: string): { text: string; href: string | null } {
  const { where } = alertText(kind);
  if (!where) return { text: `En el servidor: docs/operations.md, apartado «${kind}»`, href: null };
  return { text: `En la mesa: ${where.name}`, href: site.url + where.path };
}

export function figureLabel(figure: string): string {
  return figureLabels[figure] ?? figure;
}

/** As people read it; what is a name of ours stays as it is. */
export function figureValue(figure: string, value: string | number): string {
  if (figure === 'lastDay') return formatDate(String(value));
  return figureValues[`${figure} ${value}`] ?? String(value);
}
