import { heldRegistrations } from '@/lib/shared/business/business-credentials';
import { credentials } from '@/lib/shared/business/credentials';
import { bound } from '@/lib/shared/i18n/bound';
import { formatPrice } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';

const { legalName, taxId, registry } = site.company;
const { ownership, liabilityInsurance } = credentials;
const registrations = heldRegistrations(credentials);

const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;

/** What is not done without a registration, for each activity that needs one. */
const unregistered = {
  mortgages:
    'No somos intermediarios de crédito inmobiliario: no te ponemos en contacto con ningún banco ni hacemos gestiones por ti. Te informamos, leemos las ofertas que tengas y las comparamos contigo; pedirlas, negociarlas y firmarlas es cosa tuya.',
  insurance:
    'No somos mediadores de seguros: no proponemos contratar ni cancelar una póliza concreta. Leemos las tuyas, te explicamos lo que cubren y lo que no, y te enseñamos cómo se comparan.',
} as const;

export const legalNotice: LegalDocument = bound({
  crumb: 'Aviso legal',
  title: 'Aviso legal',
  lead: 'Quiénes somos ante la ley, qué reglas tiene esta web y dónde está, en palabras normales, qué aceptas cuando contratas.',
  version: '2026-11-22',
  sections: [
    {
      id: 'titular',
      title: 'Quién está detrás',
      blocks: [
        'Datos del titular de la web, como pide el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información (LSSI):',
        {
          facts: [
            ['Titular', `${legalName} («${site.name}»)`],
            ['NIF', taxId],
            ['Domicilio', site.officeAddress],
            ['Inscripción', registry],
            ...(ownership
              ? ([
                  ['Propiedad', `De ${ownership.owners}, desde ${ownership.since}`],
                  ['Capital', ownership.capital],
                ] as const)
              : []),
            ...registrations.map(
              ({ register, number, href }) => ['Registro', `Estamos en ${register}: [${number}](${href})`] as const,
            ),
            ...(liabilityInsurance
              ? ([
                  [
                    'Responsabilidad civil',
                    `${liabilityInsurance.insurer}, póliza ${liabilityInsurance.policy}, hasta ${formatPrice(liabilityInsurance.sum)}`,
                  ],
                ] as const)
              : []),
            ['Correo', mail],
            ['Teléfono', `${site.phone}, de ${site.phoneHours}`],
          ],
        },
      ],
    },
    {
      id: 'uso',
      title: 'Usar esta web',
      blocks: [
        'Puedes leerla, usar las calculadoras y enlazarla libremente, sin registrarte. Te pedimos que los datos que escribas sean ciertos y tuyos, y que no intentes dañarla, saturarla ni entrar donde no te corresponde.',
        'Los textos, los dibujos, el nombre y el código son nuestros o los usamos con permiso. Puedes citarnos diciendo de dónde sale; para reproducir páginas enteras, escríbenos antes.',
        'Los artículos y las calculadoras explican y estiman. No conocen tu caso completo y no sustituyen a un consejo personal ni a las cifras de tu contrato. Hacemos lo posible por que sean exactos y los corregimos si alguien nos avisa de un error.',
        'Los enlaces a otras webs te sacan de aquí: de lo que digan responden sus dueños.',
      ],
    },
    {
      id: 'que-no-somos',
      title: 'Lo que no somos',
      blocks: [
        'Damos educación y orientación sobre finanzas personales. No prestamos los servicios de inversión de la Ley 6/2023, de los Mercados de Valores y de los Servicios de Inversión: no recomendamos valores, fondos ni otros instrumentos financieros concretos, no gestionamos carteras, no recibimos ni guardamos tu dinero para invertirlo y no prometemos rentabilidades. Por eso no estamos en los [registros de la CNMV](https://www.cnmv.es/portal/consultas/busqueda).',
        'No somos un banco ni una aseguradora, no actuamos por cuenta de ninguno y no cobramos de ellos. La decisión de contratar es tuya, y el contrato, entre tú y la entidad.',
        ...(['mortgages', 'insurance'] as const)
          .filter((activity) => registrations.every((held) => held.activity !== activity))
          .map((activity) => unregistered[activity]),
      ],
    },
    {
      id: 'contratar',
      title: 'Contratar un servicio',
      blocks: [
        'Lo que aceptas al pagar está en las [condiciones de contratación](/condiciones): qué compras, el precio, la entrega, la cita, los 14 días para desistir con su modelo, la garantía y las reclamaciones. Te llegan también con el correo de confirmación.',
      ],
    },
    {
      id: 'desistimiento',
      title: 'Desistir de un contrato',
      blocks: [
        `Lo que se contrata en esta web se deshace en esta web: con el botón «Desistir del contrato aquí», que está en tu contratación y en [${site.url}/desistimiento](${site.url}/desistimiento), al pie de todas las páginas. Tienes 14 días por ley y ${site.guaranteeDays} por nuestra garantía, desde el pago; cuenta lo que acabe más tarde. También sirve un correo, una llamada o una carta: está todo, con el modelo de formulario, en [Derecho de desistimiento](/condiciones#desistimiento).`,
        'En lo que se contrata y se paga en esta web renunciamos, sin condiciones, a cobrar la parte proporcional de un servicio que ya hubiera empezado y a dar el derecho por perdido porque el servicio se haya prestado entero o el archivo se haya descargado. Dentro del plazo devolvemos el importe completo.',
      ],
    },
    {
      id: 'accesibilidad',
      title: 'Que la pueda usar todo el mundo',
      blocks: [
        'Seguimos las pautas WCAG 2.2, nivel AA: la web se usa con el teclado, con lector de pantalla, con la letra al doble y, salvo las calculadoras y la reserva, sin JavaScript.',
        `Si algo no te deja, escribe a ${mail} o llama al ${site.phone}: te damos lo mismo por otro medio y lo arreglamos.`,
      ],
    },
    {
      id: 'reclamaciones',
      title: 'Si algo va mal',
      blocks: [
        `Dínoslo primero: ${mail} o ${site.phone}. Los plazos y las vías oficiales están en [Reclamaciones](/condiciones#reclamaciones).`,
      ],
    },
    {
      id: 'ley',
      title: 'Qué ley se aplica',
      blocks: [
        'La española. Si eres consumidor, los juzgados competentes son los de tu domicilio. Si contratas como empresa, los de Madrid.',
        'Los datos personales se tratan según la [política de privacidad](/politica-privacidad). Lo que guarda tu navegador está en la [política de cookies](/cookies).',
      ],
    },
  ],
});
