import { bound } from '@/lib/shared/i18n/bound';
import type { Question } from '@/lib/shared/seo/structured-data';
import { site } from '@/lib/shared/site';
import type { Item } from './services/service-content';

/** In the order of the page. Names, prices and features come from the catalogue. */
export const hiredSlugs: readonly string[] = [
  'sesion-consultoria-mi-primera-vivienda',
  'reset-financiero-21-dias',
  'consultoria-financiera-personalizada',
  'planificacion-jubilacion',
];

export const hire = bound({
  name: 'Contrátanos',
  hero: {
    title: 'Elige, reserva y nos sentamos.',
    lead: 'Servicios con el precio a la vista. Los contratas en unos minutos, sin llamadas previas, y recibes la confirmación en tu correo.',
    button: 'Ver los servicios',
    second: 'Consulta gratuita',
  },
  overview: {
    title: 'Qué puedes contratar ahora mismo',
    lead: 'Tres sesiones con cita, online o en Madrid, y un cuaderno para hacer a tu ritmo. El precio que ves es el que pagas. La lista entera, con el plan para toda la familia, está en [Servicios](/servicios).',
  },
  reasons: {
    title: 'Por qué con nosotros',
    items: [
      {
        title: 'No vendemos nada más',
        text: 'Sin vínculos con bancos ni aseguradoras. Lo que pagas aquí es todo lo que ganamos contigo.',
      },
      {
        title: 'Sales con algo por escrito',
        text: 'Los números, las prioridades y los siguientes pasos. Para que a la semana no dependas de la memoria.',
      },
      {
        title: `${site.guaranteeDays} días para pensarlo`,
        text: 'Si no era lo que esperabas, te devolvemos el dinero. Cuentan desde el pago, y se pide desde tu contratación, con un botón.',
      },
      {
        title: 'Sin permanencia',
        text: 'Contratas un servicio, no una suscripción. Si quieres volver, vuelves.',
      },
    ],
  } satisfies { title: string; items: readonly Item[] },
  families: {
    title: 'El sofá ya tiene rodaje',
    figure: `+${site.familiesHelped}`,
    sentence: 'familias han puesto ya sus cuentas encima de la mesa con nosotros.',
    note: 'Hipotecas, jubilaciones, deudas y aquel seguro que nadie se había leído.',
  },
  faq: {
    title: 'Antes de pagar',
    questions: [
      {
        question: '¿Cómo se reserva la hora?',
        answer:
          'Al contratar eliges un día laborable de los próximos 30 y una hora entre las 9:00 y las 17:00, hora peninsular. Te la guardamos 15 minutos para que pulses «Pagar» y, desde ahí, media hora en la página de pago. La pantalla dice hasta qué hora. En cuanto se confirma el pago, la cita es tuya y llega a tu correo con la invitación para el calendario.',
      },
      {
        question: '¿Es seguro pagar aquí?',
        answer:
          'El pago se hace con tarjeta en la página del proveedor de pago, no en la nuestra. Nosotros no vemos ni guardamos los datos de tu tarjeta.',
      },
      {
        question: '¿Online o en persona?',
        answer:
          'Lo eliges al reservar. Por videollamada, con el enlace en tu correo, desde cualquier punto de España; en persona, en nuestro despacho de Madrid.',
      },
      {
        question: '¿Y si no me sirve?',
        answer:
          'Tienes 15 días desde el pago para pedir la devolución. En la página de la garantía contamos qué cubre y cómo se pide.',
      },
      {
        question: '¿Qué tengo que llevar?',
        answer:
          'Lo que tengas a mano: una nómina, el recibo de la hipoteca, el saldo de tus ahorros. Si no sabes un dato, trabajamos con una cifra aproximada y lo apuntamos.',
      },
      {
        question: 'No sé cuál me conviene.',
        answer:
          'Empieza por la primera consulta gratuita, de unos 45 minutos, o escríbenos aquí abajo. Si lo que necesitas no está en esta lista, también te lo diremos.',
      },
    ],
  } satisfies { title: string; questions: readonly Question[] },
} as const);
