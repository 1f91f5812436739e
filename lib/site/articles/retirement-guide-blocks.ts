import { type CompoundInput, compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { bound } from '@/lib/shared/i18n/bound';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeDifference, wholeEuros } from '@/lib/shared/money';
import type { Article } from './article';

/** The household of the examples: amounts in cents, a month. */
const income = 200_000;
export const tenth = income / 10;
const fifteenPercent = (income * 15) / 100;

const INFLATION = 0.02;
const YEARS_RETIRED = 25;

/** From 35 to 67. */
const career: Omit<CompoundInput, 'contribution' | 'annualRate'> = {
  capital: 0,
  years: 32,
  periodsPerYear: 12,
  inflation: INFLATION,
};

function plan(contribution: number, annualRate: number, years = career.years) {
  const { balance, contributed, realBalance } = compoundInterest({ ...career, contribution, annualRate, years });
  const real = realBalance ?? balance;
  return { balance, contributed, real, monthly: real / (YEARS_RETIRED * 12) };
}

function planRow(contribution: number, share: string, annualRate: number): [string, string, string, string] {
  const { balance, real, monthly } = plan(contribution, annualRate);
  return [`${share}, al ${formatShare(annualRate)}`, wholeEuros(balance), wholeEuros(real), wholeEuros(monthly)];
}

function startRow(age: number): [string, string, string, string] {
  const { balance, contributed, real } = plan(tenth, 0.03, 67 - age);
  return [`A los ${age}`, wholeEuros(contributed), wholeEuros(balance), wholeEuros(real)];
}

export const middle = plan(tenth, 0.03);

/** The public pension of constant contribution bases: 300 months of them over 350, paid fourteen times a year. */
const base = 220_000;
const regulatoryBase = (base * 300) / 350;
const shareAt30Years = 0.5 + 180 * 0.0019;

/**
 * The gap of the example, a month: a pension of 1.600 € paid fourteen times is about 1.620 € net in each of twelve months, with the
 * state's scale twice, at 65 and without other income.
 */
const needed = 190_000;
const arriving = 162_000;
const gap = needed - arriving;

const GROSS = 0.04;
const cheap = plan(fifteenPercent, GROSS - 0.003, 30);
const dear = plan(fifteenPercent, GROSS - 0.015, 30);
/** Apart from the rest of the article, which browsers do not need. */
export const retirementGuideBlocks: Article['blocks'] = bound([
  'Casi nadie deja de ahorrar para la jubilación por falta de ganas. Se deja porque la pregunta es demasiado grande: no sabes cuánto vas a cobrar, ni cuántos años, ni qué costará entonces una barra de pan. Y como no se puede contestar entera, no se contesta.',
  'Aquí la vamos a partir en preguntas pequeñas que sí tienen respuesta. Qué edad te toca. Cómo se calcula tu pensión. Cuánto te faltaría cada mes. Qué parte de tus ingresos conviene apartar y qué pasa si empiezas diez años más tarde. Todas las cuentas están hechas y puedes repetirlas con tus números.',
  'La dirección de esta página es antigua y conserva el año con el que nació. Las cifras son las vigentes en noviembre de 2026 y llevan su fuente. Donde ponemos una rentabilidad es un supuesto para poder calcular: nadie puede prometértela, y nosotros tampoco.',
  { kind: 'heading', id: 'cuanto-dura', text: 'Cuánto dura una jubilación' },
  [
    'Quien llega hoy a los 65 años vive de media unos veinte más si es hombre y unos veintitrés si es mujer, según las ',
    {
      link: 'tablas de mortalidad del INE',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736177004&menu=ultiDatos&idp=1254735573002',
    },
    '. Es una media: mucha gente vive más. Por eso en este artículo repartimos el dinero en veinticinco años. Si te parece mucho, piensa qué error prefieres: que sobre algo al final o que falte a los 88.',
  ],
  'Veinticinco años son trescientos meses. Cada 100 € que te falten al mes son 30.000 €. Esa multiplicación asusta, pero también ordena: convierte un miedo en una cantidad, y una cantidad se puede repartir entre los años que te quedan por delante.',
  { kind: 'heading', id: 'pension-publica', text: 'Qué puedes esperar de la pensión pública' },
  'La pensión pública es la base de casi cualquier jubilación en España. No hace falta ser experto, pero sí entender sus cuatro piezas: la edad, los años cotizados, la base reguladora y el porcentaje.',
  { kind: 'subheading', text: 'La edad y los años cotizados' },
  [
    'En 2026 la edad ordinaria es de 66 años y 10 meses. Si has cotizado 38 años y 3 meses o más, sigue siendo de 65. En 2027 termina el calendario de la reforma de 2011: 67 años, o 65 para quien tenga al menos 38 años y 6 meses cotizados. Lo publica la ',
    {
      link: 'Seguridad Social',
      href: 'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/PrestacionesPensionesTrabajadores/10963',
    },
    '.',
  ],
  'Para cobrar una pensión contributiva necesitas quince años cotizados como mínimo, y dos de ellos tienen que estar dentro de los últimos quince. Con quince años justos cobras la mitad de tu base reguladora. A partir de ahí cada mes suma un poco. Desde 2027 el cien por cien llega a los 37 años cotizados; en 2026 todavía bastan 36 y medio.',
  { kind: 'subheading', text: 'La base reguladora' },
  'Es la media de lo que has cotizado, no de lo que has cobrado en mano. Se suman las bases de los últimos 25 años, es decir, 300 meses, y se divide entre 350, porque la pensión se paga catorce veces al año. Las bases se actualizan con la inflación, salvo las de los dos últimos años.',
  'Desde 2026 convive con ese cálculo otro que se irá ampliando hasta tomar los mejores 27 años de los últimos 29. Mientras dure la transición, la Seguridad Social aplica sin que lo pidas el que más te convenga. En 2026 el nuevo solo deja fuera los dos peores meses de los últimos 304; cuando esté completo, los dos peores años.',
  [
    'Un ejemplo. Has cotizado siempre por ',
    `${wholeEuros(base)} al mes, ya actualizados. Tu base reguladora es de `,
    { strong: `${wholeEuros(regulatoryBase)}` },
    `: ${wholeEuros(base)} por 300, entre 350. Con 37 años cotizados cobras eso, catorce veces al año y antes de impuestos. Con 30 años te corresponde el ${formatShare(shareAt30Years)} según la escala de 2027, así que cobras `,
    { strong: wholeEuros(regulatoryBase * shareAt30Years) },
    `. Siete años de hueco cuestan ${wholeDifference(regulatoryBase, regulatoryBase * shareAt30Years)} en cada paga, para siempre.`,
  ],
  { kind: 'subheading', text: 'Adelantarla o retrasarla' },
  'Si quieres irte antes por decisión propia, puedes adelantarla hasta dos años siempre que hayas cotizado al menos 35. El recorte depende de los meses de adelanto y de los años cotizados: va del 2,81 % al 21 %, y no desaparece al cumplir la edad. Si haces lo contrario y la retrasas, cada año completo suma un 4 %.',
  [
    'No hagas esta cuenta de memoria. En ',
    { link: 'Tu Seguridad Social', href: 'https://tu.seg-social.gob.es/' },
    ' puedes entrar con certificado o Cl@ve y usar el simulador, que conoce tu vida laboral; el informe de bases se descarga en ',
    { link: 'Importass', href: 'https://importass.seg-social.es/' },
    '. Guarda el resultado con la fecha. Si ves un periodo trabajado que no aparece, reclámalo ahora: es más fácil encontrar una nómina de hace seis años que una de hace treinta.',
  ],
  {
    kind: 'advice',
    paragraphs: [
      'Antes de hablar de productos te pediríamos dos papeles: el informe de bases de cotización y la simulación de tu pensión. Con ellos delante, media conversación se resuelve sola. Sin ellos, cualquier plan es una corazonada con decimales.',
    ],
  },
  { kind: 'heading', id: 'hueco', text: 'El hueco: la cifra que te falta' },
  'No necesitas saber cuánto dinero «hace falta para jubilarse». Necesitas saber el tuyo. Se calcula en tres pasos.',
  {
    kind: 'list',
    ordered: true,
    items: [
      'Escribe lo que gastas hoy en un mes normal y quita lo que ya no estará: la hipoteca si la habrás acabado, la cuota de los hijos, el transporte al trabajo. Añade lo que crecerá: salud, ayuda en casa, tiempo libre. El resultado es tu gasto de jubilado, a precios de hoy.',
      'Pasa la pensión a doce meses y a euros netos. Si el simulador dice 1.600 € en catorce pagas, son 22.400 € al año antes de impuestos. Quita el IRPF que te saldría y divide entre doce.',
      `Resta. Si gastarás ${wholeEuros(needed)} y te llegarán unos ${wholeEuros(arriving)}, tu hueco es de unos ${wholeEuros(gap)} al mes. En veinticinco años, ${wholeEuros(gap * YEARS_RETIRED * 12)} a precios de hoy.`,
    ],
  },
  'Trabajar a precios de hoy tiene una ventaja: no hay que adivinar lo que costará la vida dentro de treinta años. Como las pensiones se revalorizan por ley con la inflación media del año anterior, la resta se mantiene bastante bien. Lo que sí tienes que proteger de la inflación es tu ahorro, y de eso hablamos más abajo.',
  'Haz la cuenta dos veces, con la pensión que dice el simulador y con un 15 % menos. Las reglas han cambiado varias veces y pueden volver a cambiar. Si el plan solo funciona en el mejor de los casos, no es un plan.',
  { kind: 'heading', id: 'cuanto-apartar', text: 'Entre un 10 y un 15 % de tus ingresos' },
  [
    'Si todavía no puedes calcular tu hueco, hay un punto de partida razonable: ',
    { strong: 'aparta entre un 10 y un 15 % de tus ingresos netos' },
    ' para la jubilación, además del fondo de emergencia. Más cerca del 10 % si empiezas antes de los 35 y tendrás la vivienda pagada. Más cerca del 15 %, o por encima, si empiezas tarde, vives de alquiler o cotizas por poco.',
  ],
  `Veamos qué significa con un sueldo de ${wholeEuros(income)} netos al mes. El 10 % son ${wholeEuros(tenth)} y el 15 %, ${wholeEuros(fifteenPercent)}. Empiezas a los 35, paras a los 67 y aportas al final de cada mes. Los tipos son nominales y los intereses se suman cada mes. La tercera columna descuenta una inflación del ${formatShare(INFLATION)} anual, que es el objetivo del Banco Central Europeo. La cuarta reparte esa cantidad en trescientos meses, sin contar lo que siga rindiendo.`,
  {
    kind: 'table',
    caption: `Ahorrar 32 años con un sueldo de ${wholeEuros(income)} netos`,
    head: ['Qué apartas y a qué tipo', 'Reúnes', 'A precios de hoy', 'Al mes, 25 años'],
    rows: [
      planRow(tenth, '10 %', 0.01),
      planRow(tenth, '10 %', 0.03),
      planRow(tenth, '10 %', 0.05),
      planRow(fifteenPercent, '15 %', 0.01),
      planRow(fifteenPercent, '15 %', 0.03),
      planRow(fifteenPercent, '15 %', 0.05),
    ],
  },
  {
    kind: 'figure',
    amount: wholeEuros(middle.monthly),
    text: `al mes durante 25 años, a precios de hoy: lo que daría apartar un 10 % de ${wholeEuros(income)} desde los 35, si el dinero rindiera un ${formatShare(0.03)} nominal con intereses mensuales y los precios subieran un ${formatShare(INFLATION)}.`,
  },
  'Mira la tabla con calma, porque dice dos cosas incómodas. La primera: al 1 % pierdes poder de compra; juntas más euros de los que pusiste y con ellos compras menos. La segunda: entre la fila mala y la buena hay mucha distancia, y no eres tú quien decide en cuál te tocará. Lo único que sí decides es cuánto apartas, cuándo empiezas y cuánto pagas en comisiones.',
  { kind: 'heading', id: 'tiempo', text: 'El tiempo pesa más que la cantidad' },
  `Los mismos ${wholeEuros(tenth)} al mes, al mismo ${formatShare(0.03)} nominal con intereses mensuales, hasta los 67. Solo cambia el día en que empiezas.`,
  {
    kind: 'table',
    caption: `Empezar antes o después con ${wholeEuros(tenth)} al mes`,
    head: ['Empiezas', 'Pones tú', 'Reúnes', 'A precios de hoy'],
    rows: [startRow(25), startRow(35), startRow(45), startRow(55)],
  },
  'Quien empieza a los 25 pone diez años más que quien empieza a los 35, pero la diferencia final es mayor que esas aportaciones, porque los primeros euros son los que más tiempo trabajan. Es el interés compuesto: los intereses de este año dan intereses el que viene.',
  [
    'No lo leas como un reproche si tienes 50. A esa edad todavía quedan unos diecisiete años, suele haber menos gastos de crianza y a veces la hipoteca está a punto de acabar. La cuota que desaparece es el mejor ahorro que existe, siempre que el mes siguiente ya tenga otro destino. Prueba con tus números en la ',
    { link: 'calculadora de interés compuesto', href: '/calculadoras/interes-compuesto' },
    '.',
  ],
  { kind: 'subheading', text: 'Y sube la aportación con los precios' },
  `Una transferencia que no cambia encoge sola. Con una inflación del ${formatShare(INFLATION)}, los ${wholeEuros(tenth)} que apartas hoy comprarán dentro de 32 años lo que ahora cuesta ${wholeEuros(tenth / (1 + INFLATION) ** career.years)}. La solución es sencilla: expresa el ahorro como porcentaje de tus ingresos y no como cantidad fija. Cada enero, cuando llegue la primera nómina del año, ajusta la transferencia al mismo porcentaje. Si te han subido el sueldo por encima de los precios, deja para el futuro la mitad de la subida. No la echarás de menos, porque nunca has vivido con ella.`,
  { kind: 'heading', id: 'pareja', text: 'Si sois dos' },
  'Haced la cuenta juntos y también por separado. Juntos, porque el alquiler o la comunidad se reparten y el hueco es menor que la suma de dos. Por separado, porque un día uno de los dos se quedará solo, con casi los mismos gastos y con una pensión propia más, en su caso, la de viudedad, que en general es del 52 % de la base reguladora de quien falta.',
  'Si uno ha reducido jornada o ha dejado de trabajar para cuidar, su pensión será más baja aunque la decisión fuera de ambos. Lo justo es que parte del ahorro común vaya a su nombre. Y comprobad que en la vida laboral figuran los periodos de cuidado que la ley considera cotizados.',
  { kind: 'heading', id: 'donde', text: 'Dónde se puede guardar' },
  'No existe un producto perfecto. Cada uno cambia una cosa por otra: disponibilidad, impuestos, riesgo, coste. Estos son los cajones habituales y lo que conviene saber antes de abrirlos. Es información general, no una recomendación para tu caso.',
  { kind: 'subheading', text: 'Cuentas y depósitos' },
  [
    'El dinero está disponible y no baja. El ',
    { link: 'Fondo de Garantía de Depósitos', href: 'https://www.fgd.es/' },
    ' cubre hasta 100.000 € por titular y entidad si el banco quiebra. Es el sitio del fondo de emergencia y de lo que vas a necesitar pronto. Para un plazo de treinta años su enemigo es la inflación.',
  ],
  { kind: 'subheading', text: 'Planes de pensiones' },
  [
    'Lo que aportas reduce la base imponible del IRPF. Desde 2022 el límite individual es de 1.500 € al año, y nunca más del 30 % de tus rendimientos del trabajo y de actividades económicas. Los planes de empresa y los de autónomos tienen un margen añadido. (País Vasco y Navarra tienen sus propias reglas.) Lo dice el ',
    {
      link: 'artículo 52 de la Ley del IRPF',
      href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764#a52',
    },
    '.',
  ],
  'La ventaja es un aplazamiento, no un regalo: al cobrarlo tributa como un sueldo. Sale a cuenta si hoy pagas un tipo más alto que el que pagarás jubilado, y sobre todo si guardas lo que te devuelve Hacienda en vez de gastarlo. Cobrarlo todo el mismo año puede hacerte pagar bastante más que repartirlo.',
  'El dinero está inmovilizado hasta la jubilación, salvo casos como paro de larga duración, enfermedad grave o dependencia. Desde 2025 también puedes rescatar las aportaciones que tengan al menos diez años.',
  { kind: 'subheading', text: 'Fondos de inversión' },
  [
    'No desgravan al entrar. A cambio, son líquidos, puedes pasar de uno a otro sin tributar y solo pagas por la ganancia al vender: un 19 % hasta 6.000 €, un 21 % hasta 50.000 € y más a partir de ahí. Pueden perder valor, y algunos años lo hacen. Antes de elegir, la ',
    { link: 'CNMV', href: 'https://www.cnmv.es/portal/inversor/inicio-inversor' },
    ' tiene guías claras y el registro de entidades autorizadas.',
  ],
  { kind: 'subheading', text: 'Amortizar la hipoteca' },
  'También es ahorrar para la jubilación: cada euro que amortizas rinde el tipo de tu préstamo, sin riesgo, menos la compensación que cobre el banco. Si compraste antes de 2013, mira también la deducción por vivienda. Compáralo con lo que esperas de las demás opciones después de impuestos y comisiones. Y no te quedes sin colchón por hacerlo: la casa no se puede vender por habitaciones.',
  { kind: 'heading', id: 'comisiones', text: 'Las comisiones: lo que se queda por el camino' },
  `Un punto parece poco. Hagamos la cuenta: ${wholeEuros(fifteenPercent)} al mes durante 30 años en algo que rinde un ${formatShare(GROSS)} nominal, con intereses mensuales, antes de gastos. Con un coste del 0,3 % anual juntas ${wholeEuros(cheap.balance)}. Con un coste del 1,5 %, ${wholeEuros(dear.balance)}. El producto es el mismo; la diferencia son ${wholeDifference(cheap.balance, dear.balance)}, es decir, el ${formatShare((cheap.balance - dear.balance) / cheap.balance)} de tu dinero.`,
  'En los planes de pensiones individuales la ley pone techo a la comisión de gestión: 0,85 % en renta fija, 1,30 % en mixta y 1,50 % en renta variable, más un 0,20 % de depósito. Son máximos, no precios. Busca el gasto total en el documento de datos fundamentales y pregunta, por escrito, qué cobra por recomendártelo quien te lo recomienda.',
  { kind: 'heading', id: 'por-edades', text: 'Qué hacer según tu edad' },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Hasta los 35. ' },
        'Primero un fondo de emergencia de tres a seis meses de gastos. Después, un 10 % que salga solo de la cuenta el día que cobras. La cantidad importa menos que el automatismo: si te suben el sueldo, que suba también la transferencia.',
      ],
      [
        { strong: 'De 35 a 50. ' },
        'Son los años de la hipoteca y los hijos. Pide la simulación de tu pensión, calcula el hueco y sube hacia el 15 % cada vez que acabe un gasto grande: la guardería, el coche, un préstamo.',
      ],
      [
        { strong: 'De 50 a 60. ' },
        'Repasa tu vida laboral y corrige los errores. Decide si quieres llegar sin hipoteca. Empieza a reducir el riesgo de lo que vayas a necesitar en los primeros años.',
      ],
      [
        { strong: 'A partir de los 60. ' },
        'Elige la fecha con números: adelantar, esperar o retrasar. Planea en qué orden y en qué años cobrarás cada ahorro, porque el calendario decide los impuestos. Separa en algo seguro el gasto de los dos o tres primeros años.',
      ],
    ],
  },
  { kind: 'heading', id: 'errores', text: 'Cinco errores que vemos a menudo' },
  {
    kind: 'list',
    items: [
      'Contratar el plan de pensiones en diciembre, a ciegas y por el regalo. El regalo suele obligarte a permanecer varios años.',
      'Aportar a largo plazo sin tener fondo de emergencia, y acabar pidiendo un préstamo al 9 % para arreglar la caldera.',
      'Dejar todo en una cuenta durante treinta años por miedo a perder. La inflación también es una pérdida, solo que no manda cartas.',
      'Invertir con riesgo un dinero que hará falta dentro de tres años, y tener que vender en el peor momento.',
      'Cotizar siempre por la base mínima como autónomo y descubrir a los 62 qué pensión sale. Desde 2023 se cotiza por tramos según los ingresos reales: mira el tuyo cada año.',
    ],
  },
  { kind: 'heading', id: 'tu-plan', text: 'Tu plan, en una hoja' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Esta semana: descarga tu informe de bases y haz la simulación de la pensión.',
      'Este mes: escribe tu gasto de jubilado a precios de hoy y resta. Ya tienes el hueco.',
      'Multiplícalo por 300 y calcula cuánto tendrías que apartar para llegar. Si la cifra pasa del 15 % de tus ingresos, combina varias palancas: empezar ya, trabajar algo más, gastar algo menos.',
      'Pon una transferencia automática para el día después de la nómina, aunque empiece siendo de 50 €.',
      'Anota lo que pagas en comisiones, en euros y no en porcentaje.',
      'Una vez al año, repite los tres primeros pasos. Con la hoja del año anterior al lado se tarda una tarde.',
    ],
  },
  {
    kind: 'advice',
    paragraphs: [
      `Si ganas ${wholeEuros(income)} y hoy no apartas nada, no te pediríamos ${wholeEuros(fifteenPercent)} el primer mes. Te pediríamos apartar ${wholeEuros(tenth / 2)} nada más cobrar y añadir otros ${wholeEuros(tenth / 2)} cuando se acabe el siguiente gasto. Un plan modesto que dura treinta años gana siempre a uno brillante que dura seis meses.`,
      'Y lo revisaríamos contigo cada año, porque cambiarán las normas, tu sueldo y tus ganas de trabajar. Lo único que no debería cambiar es el día de la transferencia.',
    ],
  },
]);
