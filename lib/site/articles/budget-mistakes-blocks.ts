import { type Loan, monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { bound } from '@/lib/shared/i18n/bound';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';
import type { Article } from './article';
import { type IrregularExpense, irregularYear } from './irregular-year';

/** The household of the examples: amounts in cents, a month. */
const income = 260_000;

const yearly = irregularYear.reduce((sum, { amount }) => sum + amount, 0);
export const monthly = yearly / 12;

const expenseRow = ({ name, month, amount }: IrregularExpense): [string, string, string] => [
  name,
  month,
  wholeEuros(amount),
];

/** What Banco de España's statistics show for deferred payment by card, rounded. */
const card: Loan = { principal: 150_000, annualRate: 0.18, months: 48 };

const shared = 180_000;
const incomes = [210_000, 140_000] as const;
const together = incomes[0] + incomes[1];
const shares = [(shared * incomes[0]) / together, (shared * incomes[1]) / together] as const;

const spend = 195_000;

/** A first sharing-out of the income. What is not given away to the other lines is put aside. */
const lines = [
  { name: 'Vivienda y suministros', amount: 85_000 },
  { name: 'Comida y casa', amount: 48_000 },
  { name: 'Transporte', amount: 22_000 },
  { name: 'Recibos no mensuales', amount: monthly },
  { name: 'Ocio y gastos personales', amount: 30_000 },
  { name: 'Margen', amount: income * 0.05 },
] as const;
const left = income - lines.reduce((sum, { amount }) => sum + amount, 0);

const lineRow = (name: string, amount: number): [string, string, string] => [
  name,
  wholeEuros(amount),
  formatShare(amount / income),
];
/** Apart from the rest of the article, which browsers do not need. */
export const budgetMistakesBlocks: Article['blocks'] = bound([
  'Hacer un presupuesto es fácil. Lo difícil es que siga vivo en marzo. Casi siempre muere de lo mismo: el papel decía una cosa, la cuenta dice otra y, a la segunda sorpresa, se deja de mirar.',
  `Estos son los ocho fallos que más se repiten, con la forma de arreglarlos. Para que las cuentas sean concretas usaremos una casa con ${wholeEuros(income)} netos al mes. Cambia esa cifra por la tuya: el método no depende de ella.`,
  { kind: 'heading', id: 'de-memoria', text: '1. Hacerlo de memoria' },
  'Si te sientas a escribir lo que gastas, acertarás el alquiler y la luz. Fallarás en el supermercado, en las comidas fuera y en las compras por internet, que es donde se va lo que no sabes adónde se va. La memoria guarda los recibos grandes y borra los pagos con el móvil.',
  'Descarga los movimientos de los últimos tres meses de todas las cuentas y tarjetas, y súmalos por grupos. Basta con seis: vivienda, comida, transporte, deudas, ocio y todo lo demás. Si un grupo acaba siendo más de la mitad, divídelo. No busques culpables todavía; primero hay que ver la foto.',
  'Y parte siempre de lo que entra en la cuenta, no del sueldo bruto del contrato. Si cobras en catorce pagas, decide ya si las extras entran en el presupuesto o se van enteras al ahorro. Las dos opciones valen. Lo que no vale es gastarlas dos veces.',
  { kind: 'heading', id: 'no-mensuales', text: '2. Olvidar lo que no se paga cada mes' },
  'Es el error más caro y el que explica por qué «este mes ha sido raro». Todos los meses son raros: en uno toca el seguro del coche, en otro el IBI, en otro los libros del colegio. Ninguno es un imprevisto. Sabes que llegan y, más o menos, cuánto cuestan.',
  {
    kind: 'table',
    caption: 'Un año de recibos que no son mensuales, en la casa del ejemplo',
    head: ['Recibo', 'Mes', 'Importe'],
    rows: [
      ...irregularYear.filter(({ amount }) => amount > 0).map(expenseRow),
      ['Total del año', '', wholeEuros(yearly)],
    ],
  },
  {
    kind: 'figure',
    amount: wholeEuros(monthly),
    text: `al mes: eso cuestan los recibos que «no tocan». Son ${wholeEuros(yearly)} al año entre doce, el ${formatShare(monthly / income)} de lo que entra en casa.`,
  },
  `Abre una cuenta aparte, sin comisiones, y manda ahí ${wholeEuros(monthly)} cada mes. Cuando llegue un recibo de la lista, se paga desde esa cuenta. El primer año pon un poco más, porque en julio, con las vacaciones, aún no habrás juntado bastante. El segundo, los meses raros desaparecen.`,
  { kind: 'heading', id: 'lo-que-sobra', text: '3. Ahorrar lo que sobre' },
  'A final de mes no sobra. No es falta de voluntad: el gasto crece hasta llenar la cuenta. Dale la vuelta y trata el ahorro como el primer recibo del mes, con una transferencia automática para el día siguiente de cobrar.',
  `Una referencia que usamos mucho es llegar al 20 % de lo que entra, contando todo lo que guardas. Con ${wholeEuros(income)} son ${wholeEuros(income * 0.2)}. Si hoy ahorras cero, empieza con ${wholeEuros(income * 0.05)}, un 5 %, y sube un punto cada dos meses. En dos años y medio habrás llegado sin un solo mes heroico.`,
  { kind: 'heading', id: 'sin-colchon', text: '4. No separar el colchón' },
  [
    'Un ahorro que comparte cuenta con la compra no es un colchón: es saldo. El fondo de emergencia cubre de tres a seis meses de gastos, no de ingresos. Si tu casa gasta ',
    `${wholeEuros(spend)} al mes, va de ${wholeEuros(spend * 3)} a ${wholeEuros(spend * 6)}. Tiene que poder sacarse en un par de días y no bajar nunca de valor, así que su sitio es una cuenta o un depósito. Hasta 100.000 € por titular y entidad los cubre el `,
    { link: 'Fondo de Garantía de Depósitos', href: 'https://www.fgd.es/' },
    '.',
  ],
  'Ponle nombre a esa cuenta y escribe en un papel para qué sirve: quedarse sin trabajo, una avería que te deja sin coche, una baja larga. Las rebajas no están en el papel. Si un día la usas, rellenarla pasa a ser el primer objetivo.',
  { kind: 'heading', id: 'deuda-como-gasto', text: '5. Tratar la deuda cara como un gasto más' },
  [
    'Una cuota pequeña parece inofensiva. Las tarjetas con pago aplazado rondan el 18 % de interés, según las ',
    {
      link: 'estadísticas del Banco de España',
      href: 'https://clientebancario.bde.es/pcb/es/menu-horizontal/productosservici/relacionados/tiposinteres/',
    },
    `. Una compra de ${wholeEuros(card.principal)} pagada en ${card.months / 12} años a ese tipo son ${wholeEuros(monthlyPayment(card))} al mes y `,
    { strong: `${wholeEuros(totalInterest(card))} de intereses` },
    `: la compra acaba costando un ${formatShare(totalInterest(card) / card.principal)} más.`,
  ],
  [
    'Ordena tus deudas de la más cara a la más barata y dedica todo lo extra a la primera, mientras pagas el mínimo de las demás. Ningún depósito te dará lo que te ahorras ahí. Y mira el conjunto: si entre todas las cuotas, hipoteca incluida, pasas del 35 % de tus ingresos netos, el presupuesto ya no es el problema. Compruébalo con la ',
    { link: 'calculadora de ratio de endeudamiento', href: '/calculadoras/ratio-endeudamiento' },
    '.',
  ],
  { kind: 'heading', id: 'solo-lo-pequeno', text: '6. Recortar el café y no mirar la casa' },
  [
    'Quitarse un café de 1,60 € cada día laborable ahorra unos 35 € al mes. Está bien, pero cansa cada día. La vivienda es el gasto mayor: un 32 % en 2024, según la ',
    {
      link: 'Encuesta de Presupuestos Familiares del INE',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736176806&menu=ultiDatos&idp=1254735976608',
    },
    ', aunque dos tercios de ese peso son el alquiler que los propietarios «se pagarían a sí mismos». Los suministros solos son un 6 %. Ahí, una llamada puede valer lo que un año de cafés, y solo se hace una vez.',
  ],
  {
    kind: 'list',
    items: [
      'La hipoteca: compara tu tipo con las ofertas de hoy y calcula lo que cuesta cambiar antes de decidir.',
      'Los seguros: mira qué coberturas tienes repetidas. El de hogar y el de la tarjeta se solapan más de lo que parece.',
      'La luz: revisa la potencia contratada. Si nunca se va la luz con todo encendido, quizá te sobra.',
      'El teléfono: pregunta en tu compañía el precio que dan hoy a un cliente nuevo.',
      'El coche: suma letra, seguro, combustible, taller e impuesto. Ese es su precio al mes.',
    ],
  },
  { kind: 'heading', id: 'sin-margen', text: '7. No dejar sitio para vivir' },
  'Un presupuesto sin cenas, sin regalos y sin una tontería de vez en cuando no es austero. Es falso, y el primer sábado lo demuestra. Pon una cantidad para gastar sin dar explicaciones, por persona y por mes, y no la justifiques. Cuando se acaba, se acaba.',
  'Añade también un margen del 5 % para lo que no has previsto. Si no lo usas, pasa al ahorro el último día del mes. Un presupuesto que se cumple al 95 % dura años; uno que exige el 100 % dura hasta la primera boda.',
  { kind: 'heading', id: 'a-solas', text: '8. Hacerlo a solas cuando sois dos' },
  `Pagar a medias parece justo, y con sueldos distintos no lo es. Pongamos que entran ${wholeEuros(incomes[0])} y ${wholeEuros(incomes[1])}, y que los gastos comunes son ${wholeEuros(shared)}. A medias, cada uno pone ${wholeEuros(shared / 2)}: a uno le queda el ${formatShare(1 - shared / 2 / incomes[0])} de su sueldo y al otro, el ${formatShare(1 - shared / 2 / incomes[1])}. En proporción a lo que gana cada uno, las partes son ${wholeEuros(shares[0])} y ${wholeEuros(shares[1])}, y a los dos os queda el ${formatShare(1 - shared / together)}.`,
  'No hay una fórmula obligatoria. Hay parejas que lo juntan todo y parejas que no juntan nada, y a las dos les puede ir bien. Lo importante es que la regla esté hablada, que los dos sepan cuánto hay y que nadie tenga que pedir permiso para comprarse unos zapatos.',
  {
    kind: 'advice',
    paragraphs: [
      'Cuando una pareja discute por dinero, casi nunca discute por la cifra. Discute porque uno sabe y el otro se entera. Lo primero que haríamos es poner los mismos números delante de los dos, sin adjetivos. Después, la regla suele salir sola.',
    ],
  },
  { kind: 'heading', id: 'reparto', text: 'Un reparto para empezar' },
  `Con los ocho errores corregidos, el presupuesto de la casa del ejemplo queda así. No es un modelo que haya que copiar: en una ciudad cara la vivienda pesará más, y con dos niños, la comida. Sirve para comprobar que todo tiene un sitio y que la suma da exactamente ${wholeEuros(income)}.`,
  {
    kind: 'table',
    caption: `Un mes de ${wholeEuros(income)} netos`,
    head: ['Grupo', 'Al mes', 'Parte'],
    rows: [...lines.map(({ name, amount }) => lineRow(name, amount)), lineRow('Ahorro, el primer día', left)],
  },
  `Fíjate en la última línea. Con estas cifras el ahorro se queda en el ${formatShare(left / income)}, lejos todavía del 20 %. Es lo normal en una casa con hijos y vivienda por pagar, y no es un suspenso: es el punto de partida. Cuando acabe la letra del coche o baje la guardería, esa cantidad ya sabe adónde ir. Lo escribimos desde el primer día para que no se la quede la cuenta.`,
  'Si tu suma pasa de lo que entra, no lo arregles bajando todo un poco, porque no lo cumplirás. Elige un solo grupo, el que más te sorprendió al ver los extractos, y trabaja ahí durante un mes. Si ni así cuadra, el problema no está en el presupuesto: hay que mirar la vivienda, la deuda o los ingresos.',
  { kind: 'subheading', text: 'Si cada mes entra una cantidad distinta' },
  'Si eres autónomo o trabajas por temporadas, págate un sueldo. Mira los últimos doce meses, quédate con la media de los tres peores y úsala como ingreso. Lo que entre por encima va a una cuenta de paso, de la que sale ese mismo sueldo los meses flojos. El IVA y el pago fraccionado del IRPF que tendrás que ingresar no son tuyos: apártalos el día que cobras la factura, en otra cuenta, y haz como si no existieran.',
  'La cuenta de paso está bien cuando guarda tres de tus sueldos. A partir de ahí, lo que sobre se reparte: una parte al colchón, otra a lo que tenga fecha y otra, por qué no, a celebrar un buen trimestre.',
  { kind: 'heading', id: 'una-hora', text: 'Un presupuesto que dura: una hora al mes' },
  'No hace falta una aplicación ni apuntar cada barra de pan. Hace falta una cita fija contigo, o con tu pareja, con el calendario delante.',
  {
    kind: 'list',
    ordered: true,
    items: [
      'Diez minutos: cuánto entró y cuánto salió de verdad, por grupos.',
      'Diez minutos: qué recibos no mensuales llegan en los próximos tres meses y si la cuenta aparte los cubre.',
      'Diez minutos: dónde te has desviado. Si un grupo falla tres meses seguidos, la cifra estaba mal, no tú. Cámbiala.',
      'Diez minutos: cuánto falta para el colchón y cuánto queda de la deuda más cara.',
      'Diez minutos: una sola mejora para este mes. Una llamada, una baja, una transferencia.',
      'Los diez que sobran, para celebrarlo. También entran en el presupuesto.',
    ],
  },
  [
    'Si quieres saber cómo estás antes de empezar, el ',
    { link: 'test de salud financiera', href: '/calculadoras/salud-financiera' },
    ' te pone nota en ahorro, deudas, colchón y protección, y te dice qué cambio suma más puntos. No guarda nada: las cuentas se hacen en tu navegador.',
  ],
  'Hazlo tres meses. El primero saldrá mal, porque faltarán recibos. El segundo saldrá regular. El tercero empezarás a saber, antes de mirar la cuenta, qué vas a encontrar en ella. Para eso servía.',
]);
