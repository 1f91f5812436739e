type AlertText = { title: string; whatToDo: string };

/** What staff read of each kind of alert. docs/operations.md has the long version, under the same kind. */
export const alertTexts: Record<string, AlertText> = {
  'mail-failing': {
    title: 'Hay correos que no salen',
    whatToDo:
      'Mira si Resend funciona, si la clave vale y si el dominio sigue verificado. Saldrán solos en cuanto se pueda.',
  },
  'mail-undelivered': {
    title: 'Un correo no ha llegado',
    whatToDo:
      'El buzón lo ha rechazado: esa persona no sabe lo que le hemos escrito. Llámala, confirma su dirección y cuéntaselo.',
  },
  'calendar-failing': {
    title: 'Las citas no llegan al calendario',
    whatToDo:
      'Mira si el permiso de Google ha caducado. Los compradores esperan su enlace: si la cita es hoy, envíaselo tú.',
  },
  'busy-calendar-unread': {
    title: 'No se puede leer el calendario de Google',
    whatToDo:
      'De otros compromisos solo cuentan los que ya se habían leído: las horas de los nuevos se pueden reservar. Mira si el permiso de Google ha caducado y, mientras tanto, cierra esas horas en la agenda.',
  },
  'refund-failing': {
    title: 'No sale una devolución, o su aviso',
    whatToDo:
      'Mira si Stripe funciona y si la clave puede hacer devoluciones. Saldrá sola en cuanto se pueda; si es el correo, avisa tú al cliente.',
  },
  'payments-failing': {
    title: 'Stripe no responde o rechaza la clave',
    whatToDo:
      'Puede que nadie esté pudiendo pagar. Mira si Stripe funciona y si STRIPE_SECRET_KEY sigue vigente y con permisos.',
  },
  'job-given-up': {
    title: 'Una tarea se ha dado por perdida',
    whatToDo: 'No se intentará más por sí sola. Arregla la causa y vuelve a lanzarla, o haz a mano lo que faltaba.',
  },
  'job-unknown': {
    title: 'Hay una tarea que esta versión no conoce',
    whatToDo: 'Es de otra versión del programa. Si has vuelto a una anterior, espera a la nueva; si no, bórrala.',
  },
  'queue-waiting': {
    title: 'La cola de tareas se retrasa',
    whatToDo: 'Hay más tareas que manos. Mira si un proveedor tarda mucho en responder o añade un proceso de tareas.',
  },
  'worker-missing': {
    title: 'Ningún proceso hace las tareas',
    whatToDo: 'No salen correos ni se liberan horas. Arranca un servidor que las haga, o npm run worker.',
  },
  'sweep-late': {
    title: 'Una tarea periódica no termina',
    whatToDo: 'Busca en el registro por qué falla. Hasta entonces no se hace lo que esa tarea hace.',
  },
  'signatures-refused': {
    title: 'Se rechazan los avisos de un proveedor',
    whatToDo:
      'Compara STRIPE_WEBHOOK_SECRET, o RESEND_WEBHOOK_SECRET, con el secreto del webhook en Stripe, o en Resend. Sin los de Stripe los pagos se confirman más tarde; sin los de Resend no sabemos qué correos no llegan.',
  },
  'order-unconfirmed': {
    title: 'Hay un pago sin pedido confirmado',
    whatToDo:
      'Alguien ha pagado y no tiene lo suyo: acuerda otra hora con esa persona o devuelve el dinero desde Stripe.',
  },
  'session-differs': {
    title: 'Una sesión no se vende como dicen las páginas',
    whatToDo:
      'Las páginas llevan el nombre y el precio de cuando se construyó la web; se cobra lo de la base de datos. Cambia prisma/catalogue.ts y construye de nuevo, o corrige el producto.',
  },
  'calendar-crowded': {
    title: 'Más de la mitad del calendario está apartado sin pagar',
    whatToDo:
      'Puede ser alguien que bloquea horas. Cada minuto se sueltan las reservas sin pagar más antiguas de quien más tiene.',
  },
  'closed-days-end': {
    title: 'La tabla de festivos se acaba',
    whatToDo:
      'Después de ese día solo cerramos los festivos nacionales: los de la región y la ciudad se podrían reservar. Pide que se añada el calendario laboral publicado del año siguiente.',
  },
  'consultation-ceiling-near': {
    title: 'Llegan muchas consultas en un día',
    whatToDo: 'Mira si son de verdad. Al llegar al máximo del día, el formulario da el teléfono y el correo.',
  },
  'consultation-ceiling-reached': {
    title: 'El formulario de consulta ha llegado a su máximo del día',
    whatToDo: 'Hasta medianoche no admite más, o no admite archivos. Mira si son consultas de verdad o un ataque.',
  },
  'files-await-scan': {
    title: 'Hay consultas que esperan al antivirus',
    whatToDo: 'Están guardadas, pero no te llegan. Mira si ClamAV funciona: en cuanto responda, saldrán solas.',
  },
  'answer-late': {
    title: 'Hay una respuesta atrasada',
    whatToDo:
      'Prometimos contestar antes. Está en la mesa, en Consultas o en Mensajes, la primera de la lista. Si ya la has contestado por otro medio, dilo allí.',
  },
  'desk-key-closed': {
    title: 'La llave de la mesa ya no se abre de dos maneras',
    whatToDo:
      'Hacen falta la clave impresa y al menos una passkey que descifre. Entra en la mesa, en Llave, y da acceso a otra llave antes de que se pierda la última.',
  },
  'unconfirmed-email-cap': {
    title: 'Hay acuses de recibo que no se envían',
    whatToDo: 'Se han pedido demasiados para un mismo dominio. Lo que se escribió está guardado y te ha llegado.',
  },
  'disk-nearly-full': {
    title: 'Queda poco sitio en un disco',
    whatToDo: 'Haz sitio o amplía el disco antes de que se llene: después no se podrá guardar nada.',
  },
  'database-large': {
    title: 'La base de datos ha crecido mucho',
    whatToDo: 'Mira qué tabla crece. Si es lo normal, amplía el disco y sube DATABASE_ALERT_GB.',
  },
  'alert-undelivered': {
    title: 'Un canal de avisos no funciona',
    whatToDo: 'Los avisos llegan solo por el otro. Revisa la dirección del webhook o el correo.',
  },
  'condition-unread': {
    title: 'No se puede comprobar algo',
    whatToDo:
      'Una de las comprobaciones falla, así que no sabemos cómo está. Busca "condition not read" en el registro.',
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

/** A kind without a text is still told, under its name. */
export function alertTitle(kind: string): string {
  return alertTexts[kind]?.title ?? kind;
}

export function figureLabel(figure: string): string {
  return figureLabels[figure] ?? figure;
}
