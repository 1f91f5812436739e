import { bound } from '@/lib/shared/i18n/bound';
import { firstWeek } from './first-week';
import { secondWeek } from './second-week';
import { thirdWeek } from './third-week';
import { column, type Exercise, money, type WorkbookWeek } from './workbook-day';

const weeks: readonly WorkbookWeek[] = [firstWeek, secondWeek, thirdWeek];

export type WorkbookSheet = { title: string; lead: string; exercises: readonly Exercise[] };

const sheets: readonly WorkbookSheet[] = [
  {
    title: 'Plantilla: presupuesto del mes',
    lead: 'Cópiala o imprímela tantas veces como meses. Lo previsto se escribe el día de tu cita; lo real, un mes después.',
    exercises: [
      {
        kind: 'table',
        caption: 'Presupuesto de',
        columns: [column('Fila', 0.4), money('Previsto', 0.2), money('Real', 0.2), money('Diferencia', 0.2)],
        rows: [
          'Entra: ingresos',
          'Vivienda',
          'Luz, gas y agua',
          'Teléfono e internet',
          'Gastos anuales ÷ 12',
          'Compra',
          'Comer fuera y ocio',
          'Transporte',
          'Salud y cuidados',
          'Cuotas de deudas',
          'Colchón',
          'Meta',
          'Porque sí',
        ],
        blank: 2,
        total: 'Queda',
      },
    ],
  },
  {
    title: 'Plantilla: calendario de los doce meses',
    lead: 'Lo que no se paga cada mes, en su mes. La última columna te dice cuánto debería haber apartado ya.',
    exercises: [
      {
        kind: 'table',
        caption: 'Gastos anuales, mes a mes',
        columns: [column('Mes', 0.2), column('Qué se paga', 0.44), money('Importe', 0.18), money('Apartado', 0.18)],
        rows: [
          'Enero',
          'Febrero',
          'Marzo',
          'Abril',
          'Mayo',
          'Junio',
          'Julio',
          'Agosto',
          'Septiembre',
          'Octubre',
          'Noviembre',
          'Diciembre',
        ],
        total: 'Suma del año',
      },
    ],
  },
  {
    title: 'Plantilla: seguimiento de las deudas',
    lead: 'Una línea al mes. Ver bajar la columna es lo que anima a seguir.',
    exercises: [
      {
        kind: 'table',
        caption: 'Pendiente de cada deuda al acabar el mes',
        columns: [
          column('Mes', 0.2),
          money('Primera', 0.2),
          money('Segunda', 0.2),
          money('Tercera', 0.2),
          money('Suma', 0.2),
        ],
        rows: [],
        blank: 13,
      },
    ],
  },
];

/** The workbook of the product "Reset financiero en 21 días", page by page. */
export const workbook = bound({
  title: 'Reset financiero en 21 días',
  subtitle: 'Cuaderno de trabajo',
  publisher: 'El Sofá Del Dinero',
  edition: 'Edición de noviembre de 2026',
  keywords: 'presupuesto, ahorro, deudas, finanzas personales, cuaderno de trabajo',
  cover:
    'Veintiún días, quince minutos al día y un lápiz. Al acabar sabrás en qué se va tu dinero y tendrás un presupuesto que se sostiene.',
  howTo: {
    title: 'Cómo se usa',
    paragraphs: [
      'Una página al día. Cada una tiene lo mismo: por qué importa, qué haces hoy, un ejercicio para rellenar y una casilla para cerrar el día. Quince minutos bastan; si un día te lleva más, pártelo en dos.',
      'Puedes imprimirlo o tenerlo en la pantalla y escribir en una libreta: las páginas dicen qué apuntar. Todas las cantidades son en euros, y casi siempre vale redondear al euro.',
      'Si te saltas un día, no empieces de nuevo. Sigue por el siguiente.',
    ],
    needs: {
      title: 'Ten a mano',
      items: [
        'El acceso a la banca en línea de todas tus cuentas.',
        'La última nómina, o los ingresos de los doce últimos meses.',
        'Una factura de luz, de gas, de agua y de teléfono.',
        'Las pólizas de seguros y los contratos de préstamos.',
        'Un lápiz y una calculadora: la del móvil sirve.',
      ],
    },
    limits: {
      title: 'Qué es y qué no es',
      paragraphs: [
        'Es un método para ordenar tu economía doméstica, con información general. No conoce tu caso, así que no es asesoramiento: no recomienda inversiones ni contratar, cambiar o cancelar productos, seguros o préstamos concretos.',
        'Los importes de los ejemplos son inventados. Los límites y plazos legales que citamos son los vigentes en España en la fecha de esta edición; si vas a decidir por uno de ellos, compruébalo.',
      ],
    },
    household: {
      title: 'Marta, la de los ejemplos',
      text: 'Algunos días verás las cuentas de Marta: vive de alquiler con su hijo, cobra en catorce pagas y tiene una tarjeta a plazos. No existe, pero sus sumas cuadran.',
    },
  },
  plan: {
    title: 'Los 21 días',
    lead: 'Escribe la fecha al lado de cada uno cuando lo termines.',
    columns: { day: 'Día', what: 'Qué haces', date: 'Hecho el' },
  },
  labels: {
    day: 'Día',
    why: 'Por qué',
    steps: 'Qué haces hoy',
    exercise: 'El ejercicio',
    example: 'Ejemplo',
    fact: 'Conviene saberlo',
    done: 'Hecho',
  },
  weeks,
  sheets,
  words: {
    title: 'Palabras que salen en el cuaderno',
    entries: [
      ['TIN', 'Tipo de interés nominal: el precio del dinero en un año, sin gastos ni comisiones.'],
      [
        'TAE',
        'Tasa anual equivalente: el coste de un año con los intereses y los gastos que la ley manda incluir. Sirve para comparar préstamos del mismo plazo.',
      ],
      ['Capital pendiente', 'Lo que falta por devolver de un préstamo, sin los intereses futuros.'],
      [
        'CIRBE',
        'Central de Información de Riesgos del Banco de España. Recoge los préstamos y avales que declaran los bancos. Tu informe es gratuito.',
      ],
      [
        'CNMC',
        'Comisión Nacional de los Mercados y la Competencia. Tiene un comparador público de ofertas de luz y gas.',
      ],
      ['Franquicia', 'La parte de un daño que pagas tú antes de que pague el seguro.'],
      ['IBI', 'Impuesto sobre bienes inmuebles. Lo cobra el ayuntamiento una vez al año.'],
      [
        'Permanencia',
        'El tiempo que te comprometes a seguir con una compañía. Si te vas antes, puede cobrarte una parte.',
      ],
      ['Recibo domiciliado', 'Un cobro que la empresa pasa a tu cuenta porque le diste permiso.'],
      [
        'Bono social',
        'Descuento en la factura de la luz para hogares que cumplen unos requisitos de renta o de familia.',
      ],
    ],
    afterwards: {
      title: 'Y a partir de aquí',
      paragraphs: [
        'Si al rellenar el cuaderno ha salido una pregunta que no sabes contestar, escríbela tal cual. Es el mejor principio para una conversación, con nosotros o con quien elijas.',
        'Si las deudas te ahogan, no esperes: habla con tu banco antes del primer impago. Los servicios de orientación jurídica de los colegios de abogados y las oficinas municipales de información al consumidor (OMIC) orientan gratis.',
      ],
    },
  },
} as const);

/** The days of all weeks in their order: the first is day 1. */
export const workbookDays = weeks.flatMap(({ days }) => days);
