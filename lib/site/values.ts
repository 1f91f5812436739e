import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

export const values = bound({
  crumb: 'Valores',
  title: 'Seis patas para que el sofá no cojee',
  lead: 'Un valor solo vale si te impide hacer algo. De cada uno de los nuestros decimos qué significa y a qué nos obliga.',
  pillarsTitle: 'Los seis pilares',
  pillars: [
    {
      title: 'Integridad',
      meaning: 'Te decimos lo mismo que diríamos si nos estuviera oyendo tu banco.',
      practice: 'Si lo mejor para ti es no hacer nada, o no contratarnos, te lo decimos. Aunque nos cueste la venta.',
    },
    {
      title: 'Claridad',
      meaning: 'Si no lo has entendido, es que lo hemos explicado mal.',
      practice: 'Cada cifra llega con su cuenta al lado: de dónde sale, qué supone y qué pasaría si no se cumple.',
    },
    {
      title: 'Confidencialidad',
      meaning: 'Lo que cuentas en el sofá se queda en el sofá.',
      practice:
        'Tus datos no se usan para publicidad ni se venden. En [Seguridad](/seguridad) está dónde se guardan y cuándo se borran.',
    },
    {
      title: 'Utilidad',
      meaning: 'Un consejo que no puedes aplicar el lunes no es un consejo.',
      practice: 'De cada sesión sales con los siguientes pasos, en orden y con la cantidad que va en cada uno.',
    },
    {
      title: 'Independencia',
      meaning: 'Nos pagas tú, y por eso trabajamos para ti.',
      practice: 'Sin vínculos con bancos ni aseguradoras, y sin productos que colocarte.',
    },
    {
      title: 'Sencillez',
      meaning: 'Un plan que cabe en una hoja se cumple. Uno que necesita instrucciones, no.',
      practice: 'Pocas cuentas, palabras de todos los días y ninguna letra pequeña.',
    },
  ],
  ways: {
    title: 'Cómo trabajamos',
    statements: [
      {
        title: 'Primero escuchamos. Luego calculamos.',
        text: 'Las cuentas de dos familias que ganan lo mismo no se parecen en nada. Empezamos por lo que quieres y por lo que te quita el sueño.',
      },
      {
        title: 'Los números, sobre la mesa.',
        text: 'Trabajamos con tus cifras delante, y las ves cambiar. Si quieres rehacer la cuenta en casa, nuestras calculadoras usan las mismas fórmulas.',
      },
      {
        title: 'Tú decides.',
        text: 'Te enseñamos las opciones con lo que cuesta cada una y lo que puede salir mal. Elegir es cosa tuya, y tomarte tu tiempo también.',
      },
      {
        title: 'Y volvemos a mirar.',
        text: 'Un hijo, un trabajo nuevo, una subida del euríbor: lo que cambia la vida cambia el plan.',
      },
    ],
  },
  commitments: {
    title: 'A qué nos comprometemos',
    lead: 'Cinco cosas que puedes comprobar sin fiarte de nosotros.',
    caption: 'Compromisos y dónde comprobarlos',
    head: ['Compromiso', 'En qué se nota', 'Dónde lo compruebas'],
    rows: [
      [
        'Decirte el precio antes',
        'Lo que contratas aquí tiene su precio publicado, con el IVA dentro.',
        '[Servicios](/servicios)',
      ],
      [
        'Conocernos sin pagar',
        `La primera consulta es gratuita y dura unos ${site.consultationMinutes} minutos.`,
        '[Consulta gratuita](/consulta-gratuita)',
      ],
      [
        'Contestar pronto',
        `En ${site.supportReplyHours} horas si nos escribes; en ${site.consultationReplyHours} si nos mandas tu caso entero. En días laborables.`,
        '[Contacto](/contacto)',
      ],
      [
        'Devolverte el dinero',
        `Tienes ${site.guaranteeDays} días desde el pago para pedirlo, sin dar explicaciones.`,
        '[Garantía](/garantia)',
      ],
      [
        'Cuidar lo que nos cuentas',
        'Decimos lo que ya protegemos y también lo que todavía no.',
        '[Seguridad](/seguridad)',
      ],
    ],
  },
  questionsTitle: 'Preguntas incómodas',
  questions: [
    {
      question: '¿De qué vivís, si no cobráis comisiones?',
      answer:
        'De lo que pagan nuestros clientes por las sesiones, los planes y los talleres. Los precios están en la web. Si un consejo nuestro te ahorra dinero, el ahorro es para ti.',
    },
    {
      question: '¿Me vais a vender un fondo o un seguro?',
      answer:
        'No. No tenemos productos que vender ni damos recomendaciones de inversión. Te explicamos qué hace cada producto, cuánto cuesta y qué puede salir mal; contratarlo o no es decisión tuya.',
    },
    {
      question: '¿Y si necesito una hipoteca o un seguro concretos?',
      answer: `Comparamos más de ${site.banksCompared} bancos y más de ${site.insurersCompared} aseguradoras y te enseñamos las ofertas con todos sus costes, también las que no nos gustan.`,
    },
    {
      question: '¿Qué pasa si no estoy de acuerdo con vosotros?',
      answer:
        'Que lo hablamos. Te enseñamos la cuenta y los supuestos, cambias los que no te convenzan y vemos juntos qué sale. Muchas veces el que conoce mejor tu caso eres tú.',
    },
    {
      question: '¿Quién controla que cumplís todo esto?',
      answer: `Tú, con la tabla de compromisos en la mano. Si fallamos en alguno, escríbenos a ${site.contactEmail}; en las condiciones de contratación tienes además cómo reclamar por las vías oficiales.`,
    },
  ],
  closing: {
    title: 'Los valores se notan sentados',
    lead: 'Ven a la primera consulta y júzganos por lo que hagamos con tus números.',
    first: { href: '/consulta-gratuita', text: 'Solicita tu consulta gratuita' },
    second: { href: '/nosotros', text: 'Quiénes somos' },
  },
} as const);
