import { bound } from '@/lib/shared/i18n/bound';
import { telephoneLink } from '@/lib/shared/person/telephone-link';
import { site } from '@/lib/shared/site';
import { ownLinks } from '@/lib/shared/texts/navigation';

export const contactPage = bound({
  crumb: 'Contacto',
  title: 'Llama, escribe o pide cita',
  lead: 'Para una duda, para cambiar una cita o para empezar. Lo lee una persona, y contesta una persona.',
  heroWrite: 'Escríbenos',
  heroCall: `Llámanos al ${site.phone}`,
  info: {
    title: 'Dónde estamos y cuándo',
    figure: String(site.supportReplyHours),
    figureUnit: 'h',
    figureText: 'es lo máximo que tardamos en contestar a un mensaje, en días laborables.',
    rows: [
      { label: 'Despacho', text: 'Madrid', detail: site.officeAddress },
      { label: 'Visitas', text: site.visitHours, detail: 'Escríbenos o llama antes de venir y te esperamos.' },
      {
        label: 'Teléfono',
        text: site.phone,
        href: telephoneLink(site.phone),
        detail: `Atendemos de ${site.phoneHours}.`,
      },
      { label: 'Correo', text: site.infoEmail, href: `mailto:${site.infoEmail}` },
    ],
  },
  map: {
    title: 'Cómo llegar',
    note: 'El plano es un dibujo, para hacerse una idea. El mapa de verdad se abre en OpenStreetMap.',
    link: 'Abrir el mapa',
    href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(site.officeAddress)}`,
  },
  questionsTitle: 'Antes de escribir',
  questions: [
    {
      question: '¿Cuánto tardáis en contestar?',
      answer: `Un mensaje desde esta página, ${site.supportReplyHours} horas como mucho, en días laborables. Si lo que quieres es que miremos tu caso, usa el formulario de la consulta gratuita: ahí contestamos por correo en ${site.consultationReplyHours} horas. Lo que cae en fin de semana o festivo pasa al primer día laborable.`,
    },
    {
      question: '¿Puedo pasarme sin cita?',
      answer: `Mejor no: estaremos con otra persona y no podremos atenderte bien. Recibimos de ${site.visitHours}. Con una llamada o un correo te buscamos hora.`,
    },
    {
      question: '¿Atendéis a gente de fuera de Madrid?',
      answer:
        'Sí, en toda España y por videollamada. Las sesiones son iguales: vemos las mismas cifras en la misma pantalla. El enlace te llega por correo.',
    },
    {
      question: '¿Cómo cambio o anulo una cita?',
      answer: `Tú, desde tu contratación: la abre el enlace del correo de confirmación. Si no lo encuentras, pídelo con tu correo en «${ownLinks.label}», o llama al ${site.phone}. Si no han pasado más de ${site.guaranteeDays} días desde el pago, ahí mismo puedes pedir que te devolvamos el dinero.`,
      link: ownLinks,
    },
  ],
} as const);
