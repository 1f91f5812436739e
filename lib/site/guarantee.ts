import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

const days = site.guaranteeDays;

export const guarantee = bound({
  crumb: 'Garantía',
  title: `${days} días para pensarlo sentado`,
  lead: `Pagas, pruebas y decides. Si en los ${days} días siguientes al pago no te convence, te devolvemos el dinero en la misma tarjeta.`,
  heroButton: 'Cómo se pide',
  heroLink: 'Qué queda fuera',
  /** The picture has one channel per day. */
  picture: `${days} canales, uno por cada día que tienes para pedir la devolución: el primero es el día siguiente al pago, y el último, el día ${days}.`,
  pictureFirst: 'Día 1',
  pictureLast: `Día ${days}`,
  covers: {
    title: 'Qué cubre',
    figureUnit: 'días',
    figureText: 'desde el pago para pedir que te devolvamos todo lo que has pagado, hayas tenido ya la sesión o no.',
    statements: [
      {
        title: 'Un periodo de prueba de verdad',
        text: `Los ${days} primeros días son para probar: empieza, mira si te sirve y decide con el trabajo delante.`,
      },
      {
        title: 'Acompañamiento al empezar',
        text: `Te ayudamos a arrancar: qué cifras reunir, cómo entrar en la videollamada, por dónde seguir después. Contestamos en ${site.supportReplyHours} horas, en días laborables.`,
      },
      {
        title: 'Sin permanencia',
        text: 'Cancela cuando quieras desde tu página de contratación, la que se abre al pagar y con el enlace de tu correo. No hay preaviso ni penalización.',
      },
      {
        title: 'Todo el importe',
        text: 'Devolvemos lo que pagaste, IVA incluido, sin descontar gastos de gestión.',
      },
    ],
  },
  table: {
    title: 'Qué entra y qué no',
    lead: 'Para que no tengas que imaginarte la letra pequeña.',
    caption: 'Qué incluye la garantía y qué no',
    head: ['Tu caso', '¿Incluido?', 'Por qué'],
    included: 'Incluido',
    notIncluded: 'No incluido',
    rows: [
      {
        title: 'La sesión no ha sido lo que esperabas',
        included: true,
        text: 'Para eso está. No tienes que demostrar nada.',
      },
      {
        title: 'Has cambiado de idea antes de la cita',
        included: true,
        text: 'Anulamos la cita y te devolvemos el pago.',
      },
      {
        title: 'Ya has empezado el programa o el material',
        included: true,
        text: `Empezar no te quita el derecho: cuentan los ${days} días, no lo que hayas avanzado.`,
      },
      {
        title: 'Has pagado dos veces por error',
        included: true,
        text: 'Devolvemos el cobro que sobra, también pasado el plazo.',
      },
      {
        title: `Lo pides después de los ${days} días`,
        included: false,
        text: 'El plazo se cierra entonces, salvo que el de la ley acabe más tarde por caer en fin de semana o festivo. Escríbenos igual y vemos qué se puede hacer, sin prometerte nada.',
      },
      {
        title: 'Gastos de otros: notaría, registro, tasación, primas',
        included: false,
        text: 'No los cobramos nosotros, así que no podemos devolverlos.',
      },
      {
        title: 'Lo que suban o bajen tus inversiones',
        included: false,
        text: 'Nadie sabe lo que harán los mercados, y no vamos a fingir que nosotros sí.',
      },
      {
        title: 'Un producto que contrataste con un banco o una aseguradora',
        included: false,
        text: 'Ese contrato es con ellos y tiene sus propias reglas. Te ayudamos a leerlas.',
      },
    ],
  },
  limits: {
    title: 'Lo que no vas a oír en el sofá',
    statements: [
      'No damos recomendaciones de inversión: no te decimos qué acción, qué fondo ni qué criptomoneda comprar.',
      'No prometemos rentabilidades. Ni altas, ni seguras, ni «históricas».',
    ],
    note: 'Sí te explicamos cómo funciona cada cosa, cuánto cuesta y qué puede salir mal, con tus números. La decisión es tuya.',
  },
  steps: {
    title: 'Pedirla son cuatro pasos',
    lead: 'El primero lo das tú. Los otros tres son cosa nuestra.',
    list: [
      {
        title: 'Contacto',
        text: `Desde tu contratación, con un botón; o por correo o teléfono: ${site.contactEmail}, ${site.phone}. Basta con tu nombre y el correo con el que pagaste.`,
      },
      {
        title: 'Evaluación rápida',
        text: 'La hace el calendario: si estás en plazo, es que sí. No preguntamos por qué.',
      },
      {
        title: 'Resolución clara',
        text: 'Por escrito, y con el botón, al momento: te llega un acuse con la fecha y la hora, y pedimos la devolución a la tarjeta con la que pagaste. Fuera de plazo te contesta una persona, con el motivo.',
      },
      {
        title: 'Cierre transparente',
        text: 'Te llega un correo con el importe devuelto. Tu banco suele tardar entre cinco y diez días hábiles en mostrarlo. Si había una cita, queda anulada.',
      },
    ],
  },
  questionsTitle: 'Preguntas sobre la garantía',
  questions: [
    {
      question: '¿Desde cuándo cuentan los 15 días?',
      answer: `Desde el día siguiente al pago, y son días naturales. Si pagas un día 1, tienes hasta el final del día ${days + 1}. Basta con que lo pidas dentro del plazo, aunque la devolución llegue después.`,
    },
    {
      question: '¿Y si mi cita cae después de esos días?',
      answer:
        'Puedes pedir la devolución antes de tener la cita, o cambiarla tú a una fecha anterior, si hay hueco, desde tu contratación. Al reservar, elige un día dentro del plazo si quieres decidir después de la sesión.',
    },
    {
      question: '¿Tengo que dar explicaciones?',
      answer: 'No. Si nos cuentas qué no ha funcionado, aprendemos. Si no, la devolución es la misma.',
    },
    {
      question: '¿Esto sustituye a mis derechos como consumidor?',
      answer: `No: se suma. La ley te da 14 días para desistir de una compra a distancia; nosotros damos ${days} desde el pago, y en los dos casos sin restar la parte del servicio que ya hayas recibido. Las condiciones de contratación recogen las dos cosas.`,
    },
    {
      question: '¿Puedo volver a contratar después de pedirla?',
      answer: 'Claro. No guardamos rencor ni listas.',
    },
  ],
  closing: {
    title: 'Prueba antes incluso de pagar',
    lead: `La primera consulta es gratuita y dura unos ${site.consultationMinutes} minutos. Si después no seguimos juntos, no hay nada que devolver.`,
    first: { href: '/consulta-gratuita', text: 'Solicita tu consulta gratuita' },
    second: { href: '/nosotros', text: 'Quiénes somos' },
  },
  securityText: 'Al pedir una devolución no nos das datos nuevos. [Así protegemos los que ya tenemos](/seguridad).',
} as const);
