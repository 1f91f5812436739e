import type { Appointment } from '@/emails/shared/appointment';
import { site } from '@/lib/shared/site';
import { type MailedDelivery, type MailedFile, promisedSteps } from './promised-delivery';

/** What became of the contract in the minute that its confirmation waits: `without-hour` if the buyer has cancelled the appointment. */
export type ConfirmedStanding = 'confirmed' | 'without-hour' | 'withdrawn';

type Confirmed = { standing: ConfirmedStanding; appointment: Appointment | null; delivery: MailedDelivery | null };

/** What the buyer can expect or do next; nothing of a contract that is withdrawn from. */
export function confirmationSteps({ standing, appointment, delivery }: Confirmed): string[] {
  if (standing === 'withdrawn') return [];
  if (standing === 'without-hour') {
    return ['Has anulado tu cita: elige otra en tu contratación, con el botón de abajo. Ya está pagada.', REPLY];
  }
  const later = promisedSteps(delivery);
  return appointment ? appointmentSteps(appointment, later) : orderSteps(delivery?.files ?? [], later);
}

const REPLY = 'Si algo no te llega o no te encaja, responde a este mensaje y lo vemos.';

function appointmentSteps(appointment: Appointment, later: string[]): string[] {
  return [
    'Guarda la cita en tu calendario: va adjunta a este correo.',
    arrival(appointment),
    'Ten a mano tus cifras: ingresos, gastos, deudas y lo que quieras enseñarnos.',
    ...later,
    '¿Necesitas otra hora? Cámbiala o anúlala tú con el botón de abajo, sin explicaciones.',
  ];
}

function arrival({ mode, meetLink }: Appointment): string {
  if (mode === 'in-person') return `Si no encuentras el despacho, llámanos al ${site.phone}.`;
  if (meetLink) return 'A la hora de la cita, pulsa «Entrar en la videollamada». Basta un navegador.';
  return 'A la hora de la cita, abre ese enlace. Basta un navegador.';
}

function orderSteps(files: readonly MailedFile[], later: string[]): string[] {
  const beginning =
    files.length > 0
      ? [
          'Descarga el PDF con el botón de arriba, en el móvil o en el ordenador.',
          'Guarda este correo: mientras el enlace sirva, puedes volver a descargarlo.',
        ]
      : ['Te escribimos a este mismo correo con lo que necesitas para empezar.'];
  return [...(files.length > 0 || later.length === 0 ? beginning : []), ...later, REPLY];
}
