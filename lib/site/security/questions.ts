import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';
import type { Claim, ClaimId } from './claims';

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
      'Porque no hace falta ninguna. Tu contratación se abre con un enlace firmado que solo está en tu correo, y tu espacio privado con una passkey de tu dispositivo o con una frase que elige el azar. Una contraseña que no existe no se puede robar.',
    since: 'passkeys',
  },
  {
    question: '¿Cómo pido una copia de mis datos, o que los borréis?',
    answer: `Escribe a ${site.company.privacyEmail} desde el correo con el que nos contactaste y di qué quieres: una copia, una corrección o el borrado. Te contestamos en ${site.supportReplyHours} horas, en días laborables, y lo dejamos resuelto en un mes como mucho. Solo conservamos lo que la ley nos obliga a guardar, como las facturas.`,
    until: 'self-service',
  },
  {
    question: '¿Cómo consigo una copia de mis datos, o que se borren?',
    answer: `Tú, en tu espacio privado: en «Mis datos» lo descargas todo, lo corriges y lo borras al momento (al día siguiente, si tu espacio es nuevo), y antes ves qué se queda porque la ley nos obliga, como las facturas, y hasta cuándo. Si prefieres no abrir un espacio, escribe a ${site.company.privacyEmail} desde el correo con el que nos contactaste: te contestamos en ${site.supportReplyHours} horas, en días laborables, y lo dejamos resuelto en un mes como mucho.`,
    since: 'self-service',
  },
  {
    question: '¿Qué no puede prometer un cifrado en el navegador?',
    answer:
      'Que nadie cambie el programa. El código que cifra te lo servimos nosotros en cada visita: quien consiguiera cambiarlo podría leer lo que abras desde entonces, aunque no lo guardado de antes. Por eso la web no carga nada de otros sitios, tu navegador comprueba que cada programa es el que publicamos, y puedes comparar el código de control de la llave del equipo con el de esta página.',
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
