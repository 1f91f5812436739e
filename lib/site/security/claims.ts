import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

const IDS = [
  'transit',
  'card',
  'advertising',
  'files',
  'calculators',
  'retention',
  'logs',
  'order-link',
  'own-page',
  'signed-payments',
  'one-hour-one-person',
  'hashed-keys',
  'rate-limits',
  'device-encryption',
  'passkeys',
  'recovery-key',
  'lockout',
  'self-service',
] as const;

export type ClaimId = (typeof IDS)[number];

type Written = {
  id: ClaimId;
  title: string;
  /** The text once the product does it. */
  text: string;
  /** Shown until there is a private space, which keeps it. */
  planned?: string;
};

export type Claim = Written & { group: 'protection' | 'access'; live: boolean };

/** `hasSpace`: there are private spaces. */
export function claimsOf(hasSpace: boolean): readonly Claim[] {
  const written = bound<Record<Claim['group'], readonly Written[]>>({
    protection: [
      {
        id: 'transit',
        title: 'Viaja cifrado',
        text: 'Todo lo que nos envías va por HTTPS. Tras tu primera visita, durante dos años tu navegador solo se conectará con nosotros por esa vía.',
      },
      {
        id: 'card',
        title: 'Tu tarjeta no pasa por aquí',
        text: 'La escribes en la página de Stripe y allí se queda. A nosotros solo nos llegan la confirmación del pago, el importe y una referencia.',
      },
      {
        id: 'advertising',
        title: 'Nada de publicidad',
        text: 'Tus datos no se usan para publicidad. No los vendemos, no los cruzamos con nadie y esta web no lleva cookies de anuncios ni de medición.',
      },
      {
        id: 'files',
        title: 'Tus documentos, fuera del escaparate',
        text: hasSpace
          ? 'Lo que adjuntas a una consulta se guarda cifrado en la base de datos, no en una carpeta de la web, y no viaja por correo. Nuestro equipo lo abre con una passkey, y cada vez queda apuntado.'
          : 'Lo que adjuntas a una consulta se guarda en la base de datos, no en una carpeta de la web. A nuestro equipo le llega por correo; si pesa demasiado, con un enlace firmado que caduca a los treinta días.',
      },
      {
        id: 'calculators',
        title: 'Las calculadoras no envían nada',
        text: 'Tus ingresos y tus deudas se calculan en tu navegador. Si compartes el resultado, las cifras van detrás de la almohadilla de la dirección, la parte que nunca llega a un servidor.',
      },
      {
        id: 'retention',
        title: 'Lo que nos escribes tiene fecha de salida',
        text: 'Los mensajes y las consultas, con sus archivos, se borran solos de nuestra base de datos a los doce meses, y nosotros borramos entonces las copias de nuestro correo. Una suscripción a nuestra carta que no confirmas, a los siete días.',
      },
      {
        id: 'logs',
        title: 'Registros sin nombres',
        text: 'El registro técnico anota códigos y motivos. Ni tu nombre, ni tu correo, ni lo que escribes.',
      },
      {
        id: 'device-encryption',
        title: 'Cifrado antes de salir de tu dispositivo',
        text: 'Los datos sensibles se cifran en tu dispositivo antes de enviarse y siguen cifrados en reposo: lo que cuentas y adjuntas en una consulta, y los documentos de tu espacio. En nuestros discos solo hay texto que no se lee sin una llave, y la llave no está allí.',
        planned:
          'Los datos sensibles se cifrarán en tu dispositivo antes de enviarse y seguirán cifrados en reposo. En nuestros discos solo habrá texto que no sabremos leer.',
      },
    ],
    access: [
      {
        id: 'order-link',
        title: 'Tu pedido se abre con su enlace, y con nada más',
        text: 'Tu contratación se abre con un enlace firmado, imposible de adivinar, que va en tu correo. No queda en ninguna caché, los buscadores no la ven y su dirección no se pasa a otras webs. Si el enlace ha caído en otras manos, pides uno nuevo y el anterior deja de abrir.',
      },
      {
        id: 'own-page',
        title: 'Cambiar, anular o desistir, sin pedirlo',
        text: 'Desde tu contratación cambias o anulas la cita, sacas el recibo y desistes del contrato, tú y en el momento. Abrir el enlace no cambia nada: hace falta pulsar un botón, así que un filtro de correo que siga enlaces no puede anularte la cita.',
      },
      {
        id: 'signed-payments',
        title: 'Un cobro solo vale si lo firma Stripe',
        text: 'Comprobamos la firma de cada aviso y, antes de confirmar nada, comparamos el importe, la moneda y el pedido con los nuestros. Si algo no cuadra, lo mira una persona.',
      },
      {
        id: 'one-hour-one-person',
        title: 'Tu hora es solo tuya',
        text: 'La base de datos rechaza por sí misma dos citas que se pisen. No depende de que nadie se acuerde de mirarlo.',
      },
      {
        id: 'hashed-keys',
        title: 'Las claves se guardan irreconocibles',
        text: 'La clave que te reserva una hora o confirma que quieres nuestra carta se almacena convertida en una huella. Quien leyera la base de datos no podría usarla.',
      },
      {
        id: 'rate-limits',
        title: 'Freno a los abusos',
        text: 'Los formularios admiten un número limitado de envíos desde cada conexión. Para contarlos guardamos un resumen irreversible de la dirección, no la dirección.',
      },
      {
        id: 'passkeys',
        title: 'Llaves de acceso (passkeys) y biometría, o una frase segura',
        text: 'Entras con una passkey: tu huella, tu cara o el PIN de tu móvil. Si lo prefieres, con una frase de desbloqueo robusta.',
        planned:
          'Entrarás con una passkey: tu huella, tu cara o el PIN de tu móvil. Si lo prefieres, con una frase de desbloqueo robusta.',
      },
      {
        id: 'recovery-key',
        title: 'Una única clave de recuperación',
        text: 'Te la damos una vez, y la guardas tú. Con ella vuelves a entrar si pierdes el dispositivo y la frase: nosotros no tenemos copia.',
        planned:
          'Te la daremos una vez, y la guardarás tú. Será la única manera de volver a entrar si pierdes el dispositivo: nosotros no tendremos copia.',
      },
      {
        id: 'lockout',
        title: 'Bloqueo progresivo, con registro de intentos',
        text: 'Cada intento fallido alarga la espera hasta el siguiente. Y ves en una lista cuándo se ha probado a entrar.',
        planned:
          'Cada intento fallido alargará la espera hasta el siguiente. Y verás en una lista cuándo se ha probado a entrar.',
      },
      {
        id: 'self-service',
        title: 'Descargar, revisar y borrar, sin pedirlo',
        text: 'Descargas una copia de todo, corriges lo que esté mal y borras lo que quieras, tú y en el momento.',
        planned:
          'Descargarás una copia de todo, corregirás lo que esté mal y borrarás lo que quieras, tú y en el momento.',
      },
    ],
  });
  return (['protection', 'access'] as const).flatMap((group) =>
    written[group].map((claim) => ({ ...claim, group, live: hasSpace || claim.planned === undefined })),
  );
}

export const claims = claimsOf(site.hasPrivateSpace);

export function keptClaims(all: readonly Claim[], group: Claim['group']): Claim[] {
  return all.filter((claim) => claim.live && claim.group === group);
}

export function plannedClaims(all: readonly Claim[]): { id: string; title: string; text: string }[] {
  return all.flatMap(({ id, title, planned, live }) => (live || !planned ? [] : [{ id, title, text: planned }]));
}
