import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

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
    fingerprintTitle: 'El código de control de la llave del equipo',
    fingerprint:
      'Lo que compartes con nosotros se cifra para esta llave. Su código de control tiene que ser el mismo aquí, en el formulario de la consulta y en tu espacio.',
    fingerprintLoading: 'Buscándolo…',
    fingerprintMissing: 'Ahora mismo no podemos enseñártelo: vuelve a mirarlo en un momento.',
    fingerprintNoScript: 'El código de control se muestra con JavaScript.',
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
