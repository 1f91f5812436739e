import { bound } from '@/lib/i18n/bound';
import { endSentence } from '@/lib/i18n/end-sentence';
import { site } from '@/lib/site';

/** Long texts of /consulta-gratuita. */
export const consultationPage = bound({
  hero: {
    title: `Primera consulta gratuita (unos ${site.consultationMinutes} minutos)`,
    lead: `Cuéntanos qué te quita el sueño. Lo lee una persona y te responde por escrito en ${site.consultationReplyHours} horas. Y si quieres sentarte con nosotros, al enviarlo eliges ya día y hora para tus ${site.consultationMinutes} minutos.`,
    action: 'Contar mi caso',
    note: 'Por videollamada en toda España o en persona en Madrid.',
  },
  benefits: {
    title: 'Lo que te llevas',
    items: [
      {
        figure: '48',
        unit: 'h',
        title: 'Respuesta en 48 horas',
        text: 'Por correo y por escrito, para que la leas con calma y la enseñes en casa.',
      },
      {
        figure: '0',
        unit: 'bancos',
        title: 'Asesoramiento independiente',
        text: 'No trabajamos para ningún banco ni para ninguna aseguradora. No te vendemos productos.',
      },
      {
        figure: String(site.consultationMinutes),
        unit: 'min',
        title: 'Primera orientación gratuita',
        text: 'La respuesta por escrito y, si quieres, la primera reunión. No cuestan nada y no te comprometen a nada.',
      },
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      {
        title: 'Rellenas el formulario',
        text: 'Cuatro apartados cortos. Puedes adjuntar una nómina, una oferta del banco o una póliza.',
      },
      {
        title: 'Lo estudiamos',
        text: 'Una persona del equipo lee tus respuestas y tus archivos y hace las cuentas.',
      },
      {
        title: 'Te respondemos por correo',
        text: `En ${site.consultationReplyHours} horas como máximo, con las opciones que vemos, lo que cuesta cada una y el siguiente paso, si lo hay.`,
      },
    ],
  },
  privacy: {
    title: 'Qué hacemos con lo que nos cuentas',
    facts: [
      { label: 'Quién lo guarda', text: endSentence(site.company.legalName) },
      { label: 'Para qué', text: 'Para responder a tu consulta. Para nada más: ni publicidad ni perfiles.' },
      { label: 'Por qué podemos', text: 'Porque nos lo pides y lo aceptas al enviar el formulario.' },
      {
        label: 'Quién lo ve',
        text: 'El equipo que te responde, y quien nos presta el alojamiento y el correo. Ningún banco ni aseguradora.',
      },
      { label: 'Cuánto tiempo', text: 'Doce meses. Después borramos la consulta y los archivos.' },
      {
        label: 'Tus derechos',
        text: `Ver, corregir o borrar tus datos, y retirar tu consulta: ${site.company.privacyEmail}`,
      },
    ],
    link: 'Política de privacidad',
  },
} as const);
