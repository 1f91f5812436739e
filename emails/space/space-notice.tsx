import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

/** What an owner is told of by e-mail, as it happens. */
export type SpaceNoticeKind =
  | 'created'
  | 'key-added'
  | 'key-removed'
  | 'counter-fell'
  | 'phrase-changed'
  | 'recovery-renewed'
  | 'recovery-used'
  | 'recovered'
  | 'failures'
  | 'phrase-locked'
  | 'wipe-asked'
  | 'wipe-soon'
  | 'wipe-cancelled'
  | 'mailbox-changed'
  | 'unused'
  | 'unused-soon';

type Said = { subject: string; title: string; text: string };

/** Of the failed attempts. */
type Figures = { failures: number };

export function spaceNoticeText(kind: SpaceNoticeKind, { failures }: Figures = { failures: 0 }): Said {
  return TEXTS[kind](failures);
}

const TEXTS: Record<SpaceNoticeKind, (failures: number) => Said> = {
  created: () => ({
    subject: 'Tu espacio privado está abierto',
    title: 'Tu espacio privado está abierto',
    text: 'Lo que guardes en él se cifra en tu dispositivo. Nosotros no tenemos copia de la llave: cuida la clave de recuperación que has guardado, es la única manera de volver a entrar si pierdes lo demás.',
  }),
  'key-added': () => ({
    subject: 'Hay una llave nueva en tu espacio',
    title: 'Una llave más',
    text: 'Alguien con tu espacio abierto le ha añadido una passkey.',
  }),
  'key-removed': () => ({
    subject: 'Se ha quitado una llave de tu espacio',
    title: 'Una llave menos',
    text: 'Alguien con tu espacio abierto le ha quitado una llave. Ya no abre, y las sesiones que abrió se han cerrado.',
  }),
  'counter-fell': () => ({
    subject: 'Una passkey de tu espacio cuenta hacia atrás',
    title: 'El contador de una passkey ha vuelto atrás',
    text: 'Suele pasar al cambiar de dispositivo o de gestor de contraseñas, y tu espacio se ha abierto con normalidad. También pasaría si alguien la hubiera copiado. De esta passkey solo te lo decimos esta vez; el registro de tu espacio lo apunta siempre.',
  }),
  'phrase-changed': () => ({
    subject: 'La frase de tu espacio ha cambiado',
    title: 'Frase nueva',
    text: 'Alguien con tu espacio abierto ha puesto una frase nueva. La anterior ya no abre.',
  }),
  'recovery-renewed': () => ({
    subject: 'Tu espacio tiene otra clave de recuperación',
    title: 'Otra clave de recuperación',
    text: 'Alguien con tu espacio abierto ha hecho una clave de recuperación nueva. La anterior ya no sirve: puedes romper el papel.',
  }),
  'recovery-used': () => ({
    subject: 'Han abierto tu espacio con la clave de recuperación',
    title: 'Se ha usado tu clave de recuperación',
    text: 'Sirve para poner otra llave cuando se han perdido las demás. Si has sido tú, termina de ponerla.',
  }),
  recovered: () => ({
    subject: 'Tu espacio tiene llaves nuevas',
    title: 'Llaves nuevas',
    text: 'Con la clave de recuperación se ha puesto una llave nueva y se han quitado todas las anteriores. También hay otra clave de recuperación: la que se usó ya no sirve.',
  }),
  failures: (failures) => ({
    subject: 'Alguien no acierta con la frase de tu espacio',
    title: `${failures} intentos seguidos sin acertar`,
    text: 'Cada intento alarga la espera hasta el siguiente. Para llegar hasta ahí hace falta leer tu correo: si no has sido tú, cambia ya la contraseña de tu buzón.',
  }),
  'phrase-locked': () => ({
    subject: 'La frase de tu espacio ha dejado de abrir',
    title: 'Frase bloqueada',
    text: 'Se ha probado demasiadas veces. Vuelve a servir cuando entres con una passkey, y puedes poner otra con la clave de recuperación.',
  }),
  'wipe-asked': () => ({
    subject: 'Dentro de siete días borramos tu espacio',
    title: 'Han pedido empezar de cero',
    text: 'Alguien que lee este correo ha pedido borrar tu espacio privado con todo lo que guarda. Nadie podrá recuperarlo, nosotros tampoco.',
  }),
  'wipe-soon': () => ({
    subject: 'Mañana borramos tu espacio',
    title: 'Queda un día',
    text: 'Hace seis días se pidió borrar tu espacio privado con todo lo que guarda. Nadie podrá recuperarlo, nosotros tampoco.',
  }),
  unused: () => ({
    subject: 'Hace casi dos años que no abres tu espacio',
    title: 'Dentro de un mes lo borramos',
    text: 'Guardamos lo tuyo mientras te sirva. Si abres tu espacio una vez, se queda; si no, se borra con todo lo que guarda.',
  }),
  'unused-soon': () => ({
    subject: 'Dentro de siete días borramos tu espacio',
    title: 'Queda una semana',
    text: 'Sigues sin abrir tu espacio privado. Si lo abres una vez, se queda; si no, se borra con todo lo que guarda.',
  }),
  'mailbox-changed': () => ({
    subject: 'Tu espacio usa ahora este correo',
    title: 'Correo nuevo',
    text: 'Alguien con tu espacio abierto ha puesto este correo. Con él pedirás los códigos, y aquí te escribiremos. Los enlaces a lo que hayas contratado te llegan aparte, nuevos: los de antes ya no abren.',
  }),
  'wipe-cancelled': () => ({
    subject: 'Tu espacio se queda como estaba',
    title: 'Tu espacio se queda',
    text: 'Se había pedido borrarlo. Ya no se borra.',
  }),
};

type Props = {
  kind: SpaceNoticeKind;
  /** When it happened: "martes, 24 de noviembre de 2026, 10:15". */
  when: string;
  /** "Chrome, Windows"; null where it says nothing. */
  device: string | null;
  failures: number;
  /** Of a deletion that can still be stopped: by which link, and what its button says. */
  wipe: { day: string; link: string; button: string } | null;
  /** Of a space that has taken this mailbox: when what stands under it can be taken along, deleted or moved. */
  opensAt: string | null;
};

export function SpaceNotice({ kind, when, device, failures, wipe, opensAt }: Props) {
  const { subject, title, text } = spaceNoticeText(kind, { failures });
  return (
    <EmailLayout
      preview={subject}
      reason={`Recibes este correo porque tienes un espacio privado en ${site.name}. De estos avisos no se puede dar de baja nadie: cuidan de tus llaves.`}
    >
      <Heading>{title}</Heading>
      <Paragraph>{text}</Paragraph>
      {wipe && (
        <Backrest kicker="Se borra el" figure={wipe.day}>
          <FigureNote>Si te parece bien, no hagas nada. Si no, consérvalo.</FigureNote>
          <Action href={wipe.link}>{wipe.button}</Action>
        </Backrest>
      )}
      <div style={{ marginTop: wipe ? 28 : 0 }}>
        <Paragraph>{device ? `${when}, desde ${device}.` : `${when}.`}</Paragraph>
        {opensAt && (
          <Paragraph>
            {`Lo que ya teníamos a nombre de este correo se puede descargar, borrar y pasar a otro correo desde el espacio a partir del ${opensAt}. Si no has sido tú, responde a este mensaje antes de esa hora y lo paramos.`}
          </Paragraph>
        )}
        {kind === 'recovered' ? (
          <Paragraph>¿No has sido tú? Responde ya a este correo: con tus llaves de antes no podrás entrar.</Paragraph>
        ) : kind === 'unused' || kind === 'unused-soon' ? (
          <Paragraph>
            <TextLink href={`${site.url}/espacio`}>Abrir mi espacio</TextLink>
          </Paragraph>
        ) : (
          <Paragraph>
            ¿No has sido tú? <TextLink href={`${site.url}/espacio`}>Abre tu espacio</TextLink>, mira el registro y quita
            la llave que no conozcas. Y escríbenos.
          </Paragraph>
        )}
      </div>
    </EmailLayout>
  );
}
