import { bound } from '@/lib/shared/i18n/bound';
import { endSentence } from '@/lib/shared/i18n/end-sentence';
import { UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS } from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';

/** Long texts of /consulta-gratuita. */
export const consultationPage = bound({
  hero: {
    title: `Primera consulta gratuita (unos ${site.consultationMinutes} minutos)`,
    lead: 'Hablando o por escrito, gratis y sin compromiso. Por videollamada en toda España o en persona en Madrid.',
    doors: {
      hour: {
        action: 'Elige día y hora',
        text: `Tu nombre, tu correo y la hora que te venga bien. Nos sentamos unos ${site.consultationMinutes} minutos.`,
      },
      written: {
        action: 'Escríbenos tu caso',
        text: `Con tus números y tus papeles. Lo lee una persona y te responde por escrito en ${site.consultationReplyHours} horas.`,
      },
    },
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
    title: 'Cómo funciona si nos escribes',
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

/** Beside the button that keeps a free hour before anything was sent. */
export const appointmentPrivacy = bound({
  title: 'Qué hacemos con tus datos',
  facts: [
    { label: 'Quién los guarda', text: endSentence(site.company.legalName) },
    { label: 'Para qué', text: 'Para darte la cita y avisarte. Para nada más: ni publicidad ni perfiles.' },
    { label: 'Por qué podemos', text: 'Porque nos pides la cita tú, y para repartir las horas con justicia.' },
    {
      label: 'Quién los ve',
      text: 'El equipo, y quien nos presta el alojamiento, el correo, la agenda y la videollamada. Ningún banco ni aseguradora.',
    },
    {
      label: 'Cuánto tiempo',
      text: `Si no la confirmas, ${UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS} horas. Si la confirmas, doce meses desde la cita.`,
    },
    { label: 'Tus derechos', text: `Ver, corregir o borrar tus datos, y anular la cita: ${site.company.privacyEmail}` },
  ],
  link: 'Política de privacidad',
} as const);
