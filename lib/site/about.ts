import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

export const about = bound({
  crumb: 'Nosotros',
  title: 'Del mismo lado de la mesa. O mejor, sin mesa.',
  lead: 'Somos una consultoría independiente de finanzas personales. Nos sentamos contigo, hacemos las cuentas y no vendemos ninguno de los productos que aparecen en ellas.',
  story: {
    title: 'De dónde viene el sofá',
    paragraphs: [
      'Casi todas las decisiones grandes de dinero se toman delante de alguien que gana algo si dices que sí. La hipoteca, el seguro, el plan de pensiones. Y se toman deprisa, con papeles que nadie te ha leído en voz alta.',
      'El Sofá Del Dinero nació para darle la vuelta a esa escena. Sin mostrador de por medio: tú, tus números y alguien que no tiene nada que colocarte. Las preguntas que dan apuro se hacen aquí, y se contestan con una cuenta delante.',
      `Ya hemos ayudado a más de ${site.familiesHelped} familias. Trabajamos con personas, con familias y con empresas, por videollamada en toda España y en persona en Madrid.`,
    ],
    across: 'Lo de siempre: cada uno a un lado.',
    beside: 'Lo nuestro: los dos del mismo.',
  },
  values: {
    title: 'Cuatro cosas que no negociamos',
    list: [
      {
        title: 'Independencia',
        text: 'Ni bancos ni aseguradoras detrás. Cobramos por aconsejar, y quien paga eres tú.',
      },
      {
        title: 'Transparencia',
        text: 'El precio se sabe antes de sentarse. Las cuentas se enseñan enteras, también las que no nos dan la razón.',
      },
      {
        title: 'Excelencia',
        text: 'En una hipoteca a treinta años, una décima de interés puede ser miles de euros. Repasamos cada cálculo antes de que lo veas.',
      },
      {
        title: 'Compromiso',
        text: `Contestamos en ${site.supportReplyHours} horas, en días laborables. Y si en ${site.guaranteeDays} días no te ha servido, te devolvemos el dinero.`,
      },
    ],
    more: 'Detrás hay seis pilares, y cada uno nos obliga a algo: [nuestros valores](/valores).',
  },
  method: {
    title: 'Tres pasos, y ninguno con prisa',
    lead: 'El mismo método para una nómina que para la herencia de una familia.',
    steps: [
      {
        title: 'Analizamos tu situación',
        text: 'Qué entra, qué sale, qué debes y qué tienes. Con cifras aproximadas basta para empezar, y casi siempre aparece algo que no sabías.',
      },
      {
        title: 'Diseñamos la estrategia',
        text: 'Un plan por escrito: qué hacer primero, con cuánto y para qué. Lo discutimos hasta que lo entiendas y lo sientas tuyo.',
      },
      {
        title: 'Te acompañamos',
        text: 'Lo pones en marcha con nosotros o por tu cuenta. Cuando tu vida cambia, volvemos a sentarnos y ajustamos.',
      },
    ],
  },
  closing: {
    title: 'Ahora te toca contar a ti',
    lead: `Primera consulta gratuita, de unos ${site.consultationMinutes} minutos, por videollamada o en Madrid.`,
    first: { href: '/consulta-gratuita', text: 'Solicita tu consulta gratuita' },
    second: { href: '/seguridad', text: 'Cómo cuidamos tus datos' },
  },
  form: {
    title: '¿Prefieres escribirnos?',
    lead: `Dos líneas bastan. Contestamos en ${site.supportReplyHours} horas, en días laborables.`,
  },
} as const);
