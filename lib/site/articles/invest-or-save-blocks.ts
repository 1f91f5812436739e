import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { bound } from '@/lib/shared/i18n/bound';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeDifference, wholeEuros } from '@/lib/shared/money';
import type { Article } from './article';
import { falls, riseToRecover } from './falls-and-rises';

/** Change of the general index from December to December, as INE published it. */
const yearsOfInflation = [
  { year: 2021, rise: 0.065 },
  { year: 2022, rise: 0.057 },
  { year: 2023, rise: 0.031 },
  { year: 2024, rise: 0.028 },
  { year: 2025, rise: 0.029 },
] as const;
const prices = yearsOfInflation.reduce((level, { rise }) => level * (1 + rise), 1);

const savings = 1_000_000;
const YEARS = 10;
const SAVINGS_TAX = 0.19;
const DEPOSIT = 0.02;

/** A deposit whose interest is taxed each year. */
const deposit = compoundInterest({
  capital: savings,
  contribution: 0,
  years: YEARS,
  annualRate: DEPOSIT * (1 - SAVINGS_TAX),
  periodsPerYear: 1,
  inflation: 0.02,
});
const depositReal = deposit.realBalance ?? deposit.balance;

const GROSS = 0.05;
const withCost = (cost: number) =>
  compoundInterest({
    capital: savings,
    contribution: 0,
    years: 20,
    annualRate: GROSS - cost,
    periodsPerYear: 1,
  }).balance;

const saved = { capital: 0, contribution: 15_000, periodsPerYear: 12 } as const;

function savedRow(years: number): [string, string, string, string, string] {
  const at = (annualRate: number) => wholeEuros(compoundInterest({ ...saved, years, annualRate }).balance);
  return [`${years} años`, at(0), at(0.02), at(0.04), at(0.06)];
}
/** Apart from the rest of the article, which browsers do not need. */
export const investOrSaveBlocks: Article['blocks'] = bound([
  '«Tengo 10.000 € en la cuenta. ¿Los invierto o los dejo?» Es una de las preguntas que más nos hacen, y tal como está no tiene respuesta. Le falta un dato: para qué son y cuándo los vas a necesitar. Con ese dato, casi siempre se contesta sola.',
  'Ahorrar e invertir no son dos equipos. Son dos herramientas para dos plazos. Ahorrar es guardar dinero para que esté; invertir es aceptar que suba y baje a cambio de la posibilidad de que crezca más. Aquí tienes cuándo sirve cada una, con sus cuentas. Es información general: no conocemos tu caso y no te recomendamos ningún producto.',
  { kind: 'heading', id: 'no-es-lo-mismo', text: 'Qué haces cuando ahorras y qué haces cuando inviertes' },
  'Cuando ahorras en una cuenta o un depósito, prestas tu dinero a un banco que se compromete a devolvértelo entero. Sabes cuánto tendrás. El riesgo de perderlo es muy bajo, y lo que ganas, también.',
  'Cuando inviertes compras una parte de algo: acciones de empresas, deuda de un Estado, un piso para alquilar, un fondo que reúne muchas de esas cosas. Su precio cambia cada día. Nadie te garantiza que dentro de tres años valga lo que pagaste. A cambio, a plazos largos existe la posibilidad, no la promesa, de ganarle a la inflación.',
  {
    kind: 'table',
    caption: 'Ahorrar e invertir, cara a cara',
    head: ['Qué mirar', 'Ahorrar', 'Invertir'],
    rows: [
      ['Para cuándo', 'Menos de tres años', 'Más de cinco años; mejor, diez'],
      ['Puede bajar', 'No, salvo por la inflación', 'Sí, y a veces mucho'],
      [
        'Si quiebra la entidad',
        'Hasta 100.000 € por titular y banco',
        'Los títulos son tuyos; hay un fondo de garantía aparte',
      ],
      ['Cuándo puedes sacarlo', 'Enseguida, o al vencimiento', 'Suele ser rápido, pero al precio de ese día'],
      ['Qué te puede salir mal', 'Perder poder de compra', 'Tener que vender en una caída'],
    ],
  },
  { kind: 'heading', id: 'el-riesgo-de-ahorrar', text: 'El riesgo de no invertir nunca' },
  [
    'Dejar el dinero quieto también tiene un coste, aunque no salga en el extracto. Según el ',
    {
      link: 'IPC del INE',
      href: 'https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736176802&menu=ultiDatos&idp=1254735976607',
    },
    `, los precios subieron un ${formatShare(yearsOfInflation[0].rise)} de diciembre de 2020 a diciembre de 2021, un ${formatShare(yearsOfInflation[1].rise)} en 2022, un ${formatShare(yearsOfInflation[2].rise)} en 2023, un ${formatShare(yearsOfInflation[3].rise)} en 2024 y un ${formatShare(yearsOfInflation[4].rise)} en 2025. Encadenados, acumulan un ${formatShare(prices - 1)}. Quien guardó ${wholeEuros(savings)} en una cuenta sin interés a finales de 2020 tenía cinco años después los mismos ${wholeEuros(savings)}, y con ellos podía comprar lo que antes costaba ${wholeEuros(savings / prices)}.`,
  ],
  {
    kind: 'figure',
    amount: wholeDifference(savings, savings / prices),
    text: `de poder de compra perdió una cuenta de ${wholeEuros(savings)} sin interés entre diciembre de 2020 y diciembre de 2025, sin que bajara el saldo ni un céntimo.`,
  },
  `Un depósito frena esa pérdida, pero no siempre la para. Pongamos uno al ${formatShare(DEPOSIT)} anual, renovado durante ${YEARS} años. Hacienda se queda el ${formatShare(SAVINGS_TAX)} de los intereses, así que a ti te queda un ${formatShare(DEPOSIT * (1 - SAVINGS_TAX), { most: 2 })}. Los ${wholeEuros(savings)} se convierten en ${wholeEuros(deposit.balance)}. Si los precios suben un 2 % al año, esa cantidad compra lo que hoy cuesta ${wholeEuros(depositReal)}. Has ganado ${wholeDifference(deposit.balance, savings)} y, a la vez, eres ${wholeDifference(savings, depositReal)} más pobre.`,
  'Esto no es un argumento contra el depósito. Si el dinero es para la entrada de un piso dentro de dos años, perder unas décimas de poder de compra es un precio razonable por saber que estará. Es un argumento contra dejar ahí, por costumbre, lo que no vas a tocar en veinte años.',
  { kind: 'heading', id: 'el-riesgo-de-invertir', text: 'El riesgo de invertir, en números' },
  'La palabra riesgo suena abstracta hasta que se hace la cuenta. Una caída y una subida del mismo porcentaje no se compensan: después de caer, lo que queda es menos, y tiene que subir más para volver.',
  {
    kind: 'table',
    caption: 'Cuánto tiene que subir una inversión para volver al principio',
    head: ['Si cae', `${wholeEuros(savings)} pasan a ser`, 'Tiene que subir'],
    rows: falls.map((fall) => [formatShare(fall), wholeEuros(savings * (1 - fall)), formatShare(riseToRecover(fall))]),
  },
  'Las bolsas han tenido caídas de ese tamaño más de una vez en las últimas décadas, y en algunas tardaron años en recuperarse. Quien pudo esperar, esperó. Quien necesitaba el dinero para una boda o para un despido vendió con la pérdida. La diferencia entre los dos no fue lo listos que eran: fue el plazo.',
  'Por eso la pregunta útil no es cuánto quieres ganar. Es cuánto podrías ver bajar, y durante cuánto tiempo, sin necesitar ese dinero y sin dejar de dormir. Contéstala en euros y no en porcentajes. Un 30 % parece soportable; ver 3.000 € menos donde había 10.000 es otra cosa.',
  'Un ejercicio que ayuda: busca en tu memoria marzo de 2020. Si hubieras tenido invertido todo lo que hoy tienes en la cuenta, ¿qué habrías hecho al ver que faltaba un tercio? Si la respuesta es vender, la cantidad era demasiado grande. No significa que no sirvas para invertir. Significa que el tamaño adecuado es más pequeño.',
  { kind: 'heading', id: 'el-orden', text: 'El orden importa más que el producto' },
  'Antes de preguntar en qué invertir hay que pasar por tres puertas. Si alguna está cerrada, ahí va el dinero.',
  {
    kind: 'list',
    ordered: true,
    items: [
      [
        { strong: 'Las deudas caras. ' },
        'Cancelar una deuda de tarjeta al 18 % equivale a ganar un 18 % seguro y sin impuestos. Ninguna inversión lo ofrece, y quien te diga que sí te está mintiendo.',
      ],
      [
        { strong: 'El fondo de emergencia. ' },
        'De tres a seis meses de gastos en una cuenta. No está para rendir: está para que no tengas que vender lo demás en el peor momento.',
      ],
      [
        { strong: 'Lo que ya tiene fecha. ' },
        'La reforma, la entrada del piso, la matrícula. Si hará falta antes de tres años, se ahorra. Entre tres y cinco depende de si puedes retrasarlo.',
      ],
    ],
  },
  'Lo que queda después de las tres puertas, y solo eso, se puede invertir. Si no queda nada, no vas tarde: vas por orden. Y si queda mucho en la cuenta desde hace años, quizá no es prudencia, sino una decisión pendiente.',
  { kind: 'heading', id: 'el-plazo', text: 'El plazo cambia las cuentas' },
  `En tres años, elegir entre ahorrar e invertir apenas cambia el resultado medio, pero sí, y mucho, el susto. En veinte ocurre lo contrario. Mira qué pasa con ${wholeEuros(saved.contribution)} al mes con cuatro rentabilidades inventadas, iguales todos los años, con intereses mensuales y antes de impuestos. En la vida real ninguna inversión va tan recta.`,
  {
    kind: 'table',
    caption: `Apartar ${wholeEuros(saved.contribution)} al mes`,
    head: ['Plazo', 'Al 0 %', 'Al 2 %', 'Al 4 %', 'Al 6 %'],
    rows: [savedRow(3), savedRow(10), savedRow(20)],
  },
  'A tres años, entre la primera columna y la última hay unos cientos de euros. No compensa arriesgar la entrada de un piso por ellos. A veinte, la distancia es de decenas de miles, y además hay tiempo para que a un año malo le sigan otros mejores. No es seguro que ocurra, pero es posible; en tres años, ni eso.',
  { kind: 'heading', id: 'donde', text: 'Dónde se ahorra y dónde se invierte' },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Cuenta remunerada. ' },
        'Disponible siempre. El tipo puede cambiar de un mes para otro, y muchas lo bajan a los pocos meses o exigen la nómina.',
      ],
      [
        { strong: 'Depósito. ' },
        'Tipo fijo hasta el vencimiento. Mira la TAE, que permite comparar, y qué te descuentan si lo cancelas antes.',
      ],
      [
        { strong: 'Letras del Tesoro. ' },
        'Deuda del Estado a un año como mucho (3, 6, 9 o 12 meses), desde 1.000 €. Si esperas al vencimiento sabes lo que cobrarás; si vendes antes, depende del mercado.',
      ],
      [
        { strong: 'Fondos de renta fija. ' },
        'Prestan a Estados y empresas. El nombre engaña: también pueden bajar, sobre todo cuando suben los tipos de interés.',
      ],
      [
        { strong: 'Fondos de renta variable. ' },
        'Compran acciones de muchas empresas. Son los que más se mueven, y por eso piden más años.',
      ],
      [
        { strong: 'Un piso para alquilar. ' },
        'Es una inversión con paredes: cuesta entrar y salir, concentra mucho dinero en un solo sitio y da trabajo.',
      ],
    ],
  },
  { kind: 'subheading', text: 'Y lo que se queda Hacienda' },
  'Los intereses, los dividendos y las ganancias van a la base del ahorro del IRPF: un 19 % por los primeros 6.000 €, un 21 % hasta 50.000 €, un 23 % hasta 200.000 € y tipos mayores desde ahí. Las pérdidas se pueden restar de las ganancias, y lo que no quepa se guarda cuatro años. Traspasar dinero de un fondo a otro no paga nada hasta que vendes. Un depósito sí tributa cada año, aunque no toques los intereses. (País Vasco y Navarra tienen sus propias reglas.)',
  { kind: 'heading', id: 'tres-casas', text: 'Tres casas, tres respuestas' },
  [
    { strong: 'Marina, 29 años, 10.000 € y una mudanza en dos años. ' },
    'Gasta 1.300 € al mes, así que 3.900 € son su colchón mínimo. El resto es la fianza, los muebles y quizá la entrada. Tiene fecha y está cerca: toca ahorrar. Puede comparar cuentas, depósitos y letras del Tesoro, que se compran desde 1.000 €.',
  ],
  [
    { strong: 'Luis y Carmen, 44 años, 10.000 € y un colchón ya hecho. ' },
    'No deben nada salvo la hipoteca y no necesitan ese dinero antes de los 60. El plazo permite invertir. Antes, comparan el tipo de su hipoteca con lo que esperan ganar después de impuestos y gastos, porque amortizar rinde ese tipo, menos la compensación que cobre el banco (si compraron antes de 2013, miran también la deducción). Y empiezan con una cantidad que no les quite el sueño.',
  ],
  [
    { strong: 'Antonio, 66 años, 10.000 € que completan la pensión. ' },
    'Los irá gastando en cuatro o cinco años. Él tiene muchos años por delante; este dinero, no: una mala racha al principio se lo llevaría. Toca ahorrar, escalonando vencimientos para que cada año venza una parte.',
  ],
  'Los tres tienen la misma cantidad. Lo que cambia la respuesta es la fecha. Si repartes tus ahorros en sobres y escribes una fecha en cada uno, habrás hecho la parte más difícil del trabajo.',
  { kind: 'heading', id: 'antes-de-firmar', text: 'Siete preguntas antes de firmar' },
  {
    kind: 'list',
    items: [
      '¿Puedo explicar en dos frases de dónde sale la rentabilidad? Si no, todavía no.',
      '¿Cuánto puedo perder en un año malo, en euros?',
      '¿Cuánto cuesta al año, todo incluido? Pide el documento de datos fundamentales: el coste total aparece ahí.',
      '¿Cuándo puedo sacarlo y qué me descuentan si lo hago antes?',
      '¿Cómo tributa al cobrarlo?',
      '¿Cuánto gana quien me lo ofrece si digo que sí? ¿Y si digo que no?',
      '¿Está autorizada la entidad? Se comprueba en un minuto en los registros de la CNMV o del Banco de España.',
    ],
  },
  [
    'La última salva patrimonios. La ',
    { link: 'CNMV', href: 'https://www.cnmv.es/portal/inversor/inicio-inversor' },
    ' publica advertencias sobre chiringuitos financieros cada semana. Casi todos prometen lo mismo: mucho, rápido y sin riesgo. Ninguna de las tres cosas va con las otras dos.',
  ],
  { kind: 'subheading', text: 'Lo que se comen las comisiones' },
  `De todo lo que decide el resultado, el coste es lo único que conoces de antemano. ${wholeEuros(savings)} durante 20 años, en algo que rinde un ${formatShare(GROSS)} antes de gastos: con un coste del 0,3 % acaban en ${wholeEuros(withCost(0.003))}; con un coste del 1,8 %, en ${wholeEuros(withCost(0.018))}. Son ${wholeDifference(withCost(0.003), withCost(0.018))} de diferencia sin que nadie haya acertado ni fallado nada. El ${formatShare(GROSS)} es un supuesto para hacer la resta, no una previsión.`,
  { kind: 'subheading', text: 'No ponerlo todo en el mismo sitio' },
  'Diversificar no es tener cinco fondos del mismo banco. Es que un solo país, una sola empresa o un solo sector no pueda arruinarte el plan. Tu trabajo también cuenta: si tu sueldo depende de una compañía, comprar además sus acciones es apostar dos veces al mismo número.',
  { kind: 'subheading', text: 'Entrar poco a poco' },
  [
    'Si te inquieta elegir mal el día, reparte la entrada en varios meses. No garantiza un precio mejor, pero hace que ningún día sea decisivo, y eso ayuda a no arrepentirse. Lo mismo vale para una aportación mensual: con la ',
    { link: 'calculadora de interés compuesto', href: '/calculadoras/interes-compuesto' },
    ' puedes ver qué sale con distintas rentabilidades, también con una mala.',
  ],
  { kind: 'subheading', text: 'Cinco frases que piden una pausa' },
  {
    kind: 'list',
    items: [
      '«Es seguro y da un 8 %». Si fuera seguro, no necesitaría dar un 8 %.',
      '«Solo hasta el viernes». Lo que es bueno para veinte años sigue siéndolo el lunes.',
      '«Lo tienen todos mis clientes». Tus fechas no son las suyas.',
      '«No te preocupes por la letra pequeña». Es la única que obliga.',
      '«Es gratis». Entonces pregunta quién lo paga.',
    ],
  },
  'Ante cualquiera de ellas, pide la información por escrito y date una semana. Una buena decisión aguanta siete días. Enséñasela a alguien que no gane nada con tu respuesta: a un familiar prudente, a un asesor que cobre solo de ti o, si no tienes a nadie a mano, al tú que la leerá con calma el sábado por la mañana.',
  { kind: 'heading', id: 'garantias', text: 'Qué cubre cada fondo de garantía' },
  [
    'Se confunden mucho. El ',
    { link: 'Fondo de Garantía de Depósitos', href: 'https://www.fgd.es/' },
    ' devuelve hasta 100.000 € por titular y entidad si el banco no puede hacerlo. El ',
    { link: 'Fondo General de Garantía de Inversiones', href: 'https://www.fogain.com/' },
    ' cubre hasta 100.000 € por titular si una empresa de servicios de inversión quiebra y no puede devolverte tus títulos. Si los tienes en un banco, responde el Fondo de Garantía de Depósitos, con otros 100.000 €, aparte de los del dinero. Ninguno de los dos paga las pérdidas de mercado. Si tu fondo baja porque baja la bolsa, la pérdida es tuya.',
  ],
  { kind: 'heading', id: 'una-vez-al-ano', text: 'Una tarde al año' },
  'Decidido el reparto, lo mejor que puedes hacer es mirarlo poco. Una tarde al año basta: comprueba si las fechas de los sobres siguen siendo las mismas, si el colchón alcanza para los gastos de ahora y si algún sobre se ha acercado tanto a su fecha que toca pasarlo de invertir a ahorrar. Mirar la cotización cada mañana no cambia el resultado y sí cambia el humor.',
  {
    kind: 'advice',
    paragraphs: [
      'Si nos trajeras esos 10.000 €, no empezaríamos por la bolsa ni por los depósitos. Te pediríamos cuatro sobres: emergencias, los próximos tres años, de tres a diez y más allá. Repartirías el dinero y escribirías la fecha en cada uno.',
      'Los dos primeros se ahorran. El último se puede invertir, si puedes verlo bajar. El tercero es el que merece la conversación. Y si al terminar decides dejarlo todo en un depósito sabiendo lo que cuesta, también es una buena decisión: es tuya.',
    ],
  },
  'Ahorrar o invertir, entonces. Casi siempre las dos, en ese orden y con una fecha escrita al lado. Lo que peor sale es lo que más se ve: invertir lo que hará falta pronto y ahorrar durante treinta años lo que nunca hizo falta.',
]);
