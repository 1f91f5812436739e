import type { Community, HomeKind } from '@/lib/calculators/mortgage/purchase-taxes';
import { bound } from '@/lib/shared/i18n/bound';

/** What a community reduces in other ways, or where the figures need a word more. */
const remarks: Partial<Record<Community, Partial<Record<HomeKind, string>>>> = bound({
  andalucia: {
    used: 'El 3,5 % vale también, hasta 150.000 €, para víctimas de violencia doméstica o del terrorismo y para quien va a vivir en un municipio con problemas de despoblación.',
  },
  aragon: {
    used: 'Aragón rebaja el ITP con condiciones que aquí no caben en una casilla: un 50 % a familias numerosas según su renta y la casa anterior, y un 12,5 % a menores de 35 años y a personas con discapacidad del 65 % en viviendas de hasta 100.000 €.',
    new: 'Aragón rebaja un 60 % el AJD de las familias numerosas, según su renta y la casa anterior, y un 30 % el de menores de 35 años y personas con discapacidad del 65 % en viviendas de hasta 100.000 €.',
  },
  asturias: { used: 'El tipo lo decide el valor de la casa y se aplica a todo el precio, sin tramos.' },
  baleares: {
    used: 'Los límites de precio son los de Mallorca y Menorca; en Ibiza y Formentera llegan hasta 378.211,68 €. Las familias numerosas y monoparentales pagan un 2 % hasta un límite algo mayor, y los menores de 30 años pueden no pagar la primera parte si cumplen los requisitos de renta y residencia.',
    new: 'La primera vivienda habitual puede pagar un AJD del 1 % o del 0,5 %, según la edad, la familia y la isla.',
  },
  canarias: {
    used: 'Las familias numerosas o monoparentales y las personas con discapacidad pueden pagar un 1 %, y la primera vivienda protegida, nada: depende de la renta.',
    new: 'El tipo del 3 % vale también para familias numerosas o monoparentales y para rentas bajas. Hay que declararlo al vendedor antes de la escritura. De la vivienda protegida contamos el IGIC general, que puede ser menor.',
  },
  cantabria: {
    used: 'Con una discapacidad del 65 % o más, el tipo es del 3 %. La vivienda protegida y la vivienda habitual en municipios en riesgo de despoblación pagan un 4 % de los primeros 300.000 €.',
    new: 'Con una discapacidad del 65 % o más, el AJD es del 0,05 %.',
  },
  'castilla-la-mancha': {
    used: 'En las zonas de despoblación la primera vivienda habitual paga entre un 3 y un 5 %. El valor declarado no puede quedar por debajo del de referencia.',
  },
  'castilla-y-leon': {
    used: 'Los menores de 36 años que compran su primera vivienda en un pueblo pequeño, por menos de 150.000 €, pagan un 0,01 %.',
  },
  cataluna: {
    used: 'Los grandes tenedores pagan un 20 %.',
  },
  ceuta: { new: 'El IPSI lo fija la ciudad; el AJD y el ITP tienen una bonificación del 50 %.' },
  melilla: { new: 'El IPSI lo fija la ciudad; el AJD y el ITP tienen una bonificación del 50 %.' },
  'comunidad-valenciana': {
    used: 'Por encima de un millón de euros el 11 % se aplica a todo el precio. Las familias de categoría especial tienen un límite de renta mayor, y la vivienda protegida de régimen especial paga un 3 o un 4 %.',
  },
  extremadura: {
    used: 'En municipios de menos de 3.000 habitantes la vivienda habitual paga un 4 %, con los mismos límites de precio y de renta. La compra tiene que pagarse por medios bancarios, salvo arras de hasta 3.000 €.',
    new: 'La vivienda habitual protegida con precio máximo legal paga un AJD del 0,1 %, con los mismos límites de precio y de renta.',
  },
  galicia: {
    used: 'Ni el precio ni el patrimonio pueden pasar del límite; a las personas con discapacidad no se les pide. En parroquias rurales el tipo puede llegar a cero.',
    new: 'Ni el precio ni el patrimonio pueden pasar del límite; a las personas con discapacidad no se les pide.',
  },
  'la-rioja': {
    used: 'Los jóvenes pagan un 3 % en los municipios pequeños de la lista de la ley. La familia numerosa, un 3 % si compra una casa mayor en los cinco años siguientes y su renta no pasa de 30.600 €.',
  },
  madrid: {
    used: 'La familia numerosa tiene que vender su casa anterior en dos años. Los menores de 35 años no pagan ITP en municipios de menos de 2.500 habitantes, en viviendas de hasta 250.000 €.',
    new: 'El AJD es del 0,4 % hasta 120.000 €, del 0,5 % hasta 180.000 € y del 0,75 % por encima, sobre todo el precio; al cambiar de tramo no sube más de lo que sube el precio. La vivienda protegida de hasta 90 m² útiles que no está exenta paga un 0,2 %.',
  },
  murcia: {
    used: 'Las rentas del ahorro no pueden pasar de 1.800 € al año. La vivienda protegida de régimen especial paga un 4 %.',
  },
  navarra: {
    used: 'La familia no puede tener más de una cuarta parte de otra vivienda en Navarra. En municipios en riesgo de despoblación la vivienda habitual paga un 4 %.',
    new: 'La vivienda protegida no paga AJD si es su primera venta en los seis años siguientes a la calificación definitiva.',
  },
  'pais-vasco': {
    used: 'Álava, Bizkaia y Gipuzkoa coinciden en el 4 % y en el 2,5 %. Para este último no puedes tener más de una cuarta parte de otra vivienda en el municipio, y una unifamiliar no puede pasar de 300 m² de parcela. En Gipuzkoa cuentan también los 96 m² útiles; en Álava, algunos pueblos pagan un 1,5 %. Con más de cinco viviendas se paga un 6 %.',
    new: 'Las tres haciendas forales dejan sin AJD algunas compras de vivienda habitual o protegida: pregunta en la tuya. Aquí contamos el 0,5 % general.',
  },
});

export function purchaseRemark(community: Community, home: HomeKind): string | undefined {
  return remarks[community]?.[home];
}
