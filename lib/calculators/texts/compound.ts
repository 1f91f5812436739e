import { type CompoundInput, compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { contributionForGoal } from '@/lib/calculators/compound/contribution-for-goal';
import { SAVINGS_TAX } from '@/lib/calculators/compound/savings-tax';
import { bound } from '@/lib/shared/i18n/bound';
import { formatEuros, formatPrice, wholeDifference } from '@/lib/shared/money';
import type { Question } from '@/lib/shared/seo/structured-data';
import type { CalculatorMethod } from './method';
import { savingsBrackets, savingsTaxSince } from './savings-tax-words';

const plan: CompoundInput = {
  capital: 100_000,
  contribution: 10_000,
  years: 10,
  annualRate: 0.07,
  periodsPerYear: 12,
  inflation: 0.02,
};
const example = compoundInterest(plan);
/** Capital, contributions and interest of each year. */
export const compoundColumns = example.schedule.map(({ contributed, balance }) => [
  plan.capital,
  contributed,
  balance - plan.capital - contributed,
]);
const euros = (cents: number) => formatPrice(Math.round(cents / 100) * 100);

/** In the cards a rate is what a year adds. */
const monthly: CompoundInput = { ...plan, rateKind: 'tae', capital: 0 };
const early = compoundInterest({ ...monthly, years: 40 });
const late = compoundInterest({ ...monthly, years: 30 });
const sum: CompoundInput = { ...plan, periodsPerYear: 1, capital: 1_000_000, contribution: 0, years: 20 };
const alone = compoundInterest(sum);
const cheaper = compoundInterest({ ...sum, annualRate: 0.06 });
const shrunk = compoundInterest({ ...sum, annualRate: 0 });

const burdened = compoundInterest({ ...plan, yearlyFee: 0.01, tax: 'final' });
const goalPlan = { ...plan, years: 10 };
const goal = contributionForGoal(goalPlan, 2_000_000);

export const compoundHero = bound({
  name: 'Interés compuesto',
  title: 'Lo que hace el tiempo con lo que apartas',
  lead: 'Con cuánto empiezas, cuánto añades y a qué rentabilidad. Te decimos en qué se convierte, año a año. Nada sale de tu navegador.',
  button: 'Calcular mi ahorro',
});

export const compoundCards = bound({
  title: 'Cuatro fuerzas, y no todas a favor',
  cards: [
    {
      title: 'El interés cobra interés',
      text: `10.000 € al 7 % durante 20 años, sin añadir nada, acaban en ${euros(alone.balance)}. Lo que ganas un año trabaja el siguiente.`,
    },
    {
      title: 'El tiempo pesa más que la cantidad',
      text: `100 € al mes al 7 % TAE son ${euros(late.balance)} en 30 años y ${euros(early.balance)} en 40. Los últimos diez años valen más que los treinta primeros.`,
    },
    {
      title: 'Las comisiones también se acumulan',
      text: `Un punto menos de rentabilidad, del 7 al 6 %, deja aquellos 10.000 € en ${euros(cheaper.balance)}: ${wholeDifference(alone.balance, cheaper.balance)} menos.`,
    },
    {
      title: 'Y la inflación',
      text: `Con los precios subiendo un 2 % al año, 10.000 € guardados 20 años en un cajón compran lo que hoy se compra con ${euros(shrunk.realBalance ?? 0)}.`,
    },
  ],
} as const);

export const compoundMethod: CalculatorMethod = bound({
  lead: 'La fórmula de siempre, con cada aportación puesta al final de su periodo.',
  parts: [
    {
      title: 'La fórmula',
      formula: 'Saldo = C × (1 + i)ⁿ + A × ((1 + i)ⁿ − 1) ÷ i',
      text: [
        'C es el capital inicial, A la aportación de cada periodo, i la rentabilidad anual entre los periodos de un año, y n el número de periodos. Al 0 % el saldo es lo que has puesto: C + A × n.',
        'La frecuencia manda en dos cosas a la vez: cada cuánto se suman los intereses y cada cuánto aportas. Con frecuencia mensual, la aportación es al mes.',
      ],
    },
    {
      title: 'Al final de cada periodo',
      text: [
        'La aportación de enero empieza a rendir en febrero. Es la convención más prudente: aportando a primeros de mes acabarías con un poco más.',
        'El total aportado es aportación × periodos al año × años, o más si haces que suba cada año. El capital inicial va aparte.',
      ],
    },
    {
      title: 'TIN o TAE',
      formula: 'i = TIN ÷ m   o   i = (1 + TAE)^(1/m) − 1',
      text: [
        'm son los periodos de un año. Si no dices otra cosa, la rentabilidad es un TIN, nominal: un 7 % que se suma cada mes equivale a un 7,23 % al año. La TAE ya lleva dentro los intereses de los intereses: un 7 % TAE es un 7 % al año, sumes cuando sumes.',
      ],
    },
    {
      title: 'Comisión, impuestos y aportaciones que suben',
      text: [
        'El orden es siempre el mismo: en cada periodo, primero los intereses y después la aportación; al acabar el año, la comisión sobre el saldo y, si se pagan cada año, los impuestos. La aportación sube al empezar cada año, desde el segundo.',
        `Los impuestos son los tramos del ahorro del IRPF: ${savingsBrackets} (vigentes desde el ${savingsTaxSince}; País Vasco y Navarra tienen los suyos). «Al final» los aplica una vez a todo lo ganado, que son los intereses menos las comisiones: es lo que pasa en un fondo que no vendes hasta el último día. «Cada año» los aplica a lo ganado en ese año, como en una cuenta o un depósito. Suponemos que ese año no tienes otras ganancias; un año con pérdidas no paga, y no lo restamos de los siguientes.`,
        `Con el ejemplo de abajo, una comisión del 1 % e impuestos al final, quedarían ${formatEuros(burdened.balance)}: ${formatEuros(burdened.interest)} de intereses, menos ${formatEuros(burdened.fees)} de comisiones y ${formatEuros(burdened.tax)} de impuestos.`,
      ],
    },
    {
      title: 'La cuenta al revés',
      text: [
        `Para saber cuánto apartar probamos aportaciones hasta dar con la más pequeña, al céntimo, que llega. Para juntar 20.000 € en diez años con el capital y el tipo del ejemplo son ${formatEuros(goal.contribution)} al mes. Para saber cuándo llegas miramos cada periodo, hasta 50 años: el primero en el que, si cerraras, te quedaría tu objetivo. Si cae a mitad de año, la comisión de ese año se cobra en proporción y los impuestos se pagan al cerrar.`,
      ],
    },
    {
      title: 'El valor real',
      formula: 'Valor real = saldo ÷ (1 + inflación)ⁿ',
      text: [
        'Aquí n son los años. Dice lo que ese saldo compraría a los precios de hoy, si suben cada año lo que has escrito.',
      ],
    },
    {
      title: 'Lo que no restamos',
      text: [
        'Ni comisiones ni impuestos, mientras no los pongas en «Más opciones». Tampoco lo que cuesta entrar o salir de un producto, ni las deducciones de un plan de pensiones, que tributa de otra manera.',
        'Y no sabemos qué rentabilidad tendrás. Nadie lo sabe: la bolsa no da lo mismo cada año, y hay años en que quita. Prueba con varias.',
      ],
    },
  ],
  example: [
    'Empiezas con 1.000 € y añades 100 € al mes durante 10 años, al 7 % con intereses mensuales. i = 7 % ÷ 12 = 0,5833 %, y n = 120.',
    `(1 + i)ⁿ vale 2,00966. Los 1.000 € se convierten en 2.009,66 € y las aportaciones, en 17.308,48 €. Suman ${formatEuros(example.balance)}.`,
    `Has aportado ${formatPrice(example.contributed)} además de los 1.000 € del principio, así que los intereses son ${formatEuros(example.interest)}. Con una inflación del 2 %, ese saldo compraría lo que hoy se compra con ${formatEuros(example.realBalance ?? 0)}.`,
  ],
  checked: `Fórmula de las rentas constantes pospagables, la de cualquier manual de matemáticas financieras. Tramos del ahorro de la Ley 35/2006 del IRPF (artículos 66 y 76), en su redacción vigente desde el ${savingsTaxSince}.`,
  source: { label: 'El texto de la ley, en el BOE', href: SAVINGS_TAX.source },
});

export const compoundQuestions: readonly Question[] = bound([
  {
    question: '¿Qué rentabilidad pongo?',
    answer:
      'La del producto que tienes delante. Si es una cuenta o un depósito, la del contrato: el TIN, o la TAE si eliges TAE en «Más opciones», que es la que anuncia el banco. Si es un fondo, su rentabilidad anual se lee como una TAE y ninguna está asegurada: haz la cuenta tres veces, con una cifra prudente, una normal y una buena, y decide con la prudente.',
  },
  {
    question: '¿Pongo la comisión o la resto de la rentabilidad?',
    answer:
      'Una de las dos cosas, no las dos. La rentabilidad que publica un fondo ya lleva descontada su comisión, así que con esa cifra el campo se queda vacío. Si partes de lo que rinde un índice o de una cifra tuya, pon la comisión aparte y verás cuánto te cuesta.',
  },
  {
    question: '¿Impuestos al final o cada año?',
    answer: `Depende de dónde esté el dinero. Los intereses de una cuenta o de un depósito tributan cada año; las ganancias de un fondo, solo cuando lo vendes, y traspasar el dinero de un fondo a otro no cuenta como venta. Los tramos del ahorro son ${savingsBrackets}, desde el ${savingsTaxSince}. En el País Vasco y en Navarra son otros.`,
  },
  {
    question: '¿Qué cambia al elegir mensual, trimestral, anual o diaria?',
    answer:
      'Cada cuánto se suman los intereses y cada cuánto aportas. La aportación es la de cada periodo, así que 100 € con frecuencia diaria son 36.500 € al año. La etiqueta del campo cambia con lo que elijas y debajo te decimos lo que suma en un año.',
  },
  {
    question: '¿Por qué el total aportado no incluye el capital inicial?',
    answer:
      'Porque son dos decisiones distintas: lo que ya tienes y lo que añades. Los intereses sí salen de restar las dos cosas al saldo final.',
  },
  {
    question: '¿Qué inflación pongo?',
    answer:
      'El objetivo del Banco Central Europeo es un 2 % a medio plazo, y es una buena referencia para mirar lejos. En años como 2022 fue mucho más alta. Si la dejas vacía, no la tenemos en cuenta.',
  },
  {
    question: '¿Es una promesa?',
    answer:
      'No. Es una cuenta exacta sobre un supuesto: la misma rentabilidad todos los años. Sirve para comparar planes y para ver cuánto pesa empezar antes, no para saber cuánto tendrás.',
  },
  {
    question: '¿Guardáis lo que escribo?',
    answer:
      'No. El cálculo se hace en tu navegador y no se envía a ninguna parte. Si copias el enlace, tus datos viajan dentro del propio enlace, así que compártelo solo con quien quieras que los vea.',
  },
]);

export const compoundClosing = '¿Le buscamos sitio a ese ahorro?';
