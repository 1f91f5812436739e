import type { Community, HomeKind } from '@/lib/calculators/mortgage/purchase-taxes';
import { bound } from '@/lib/shared/i18n/bound';

/** Figures that need a word more; no condition of a reduction. */
const remarks: Partial<Record<Community, Partial<Record<HomeKind, string>>>> = bound({
  aragon: {
    used: 'Aragón tiene rebajas del ITP para compradores que aquí no se pueden elegir; contamos el tipo general.',
    new: 'Aragón tiene rebajas del AJD para compradores que aquí no se pueden elegir; contamos el tipo general.',
  },
  asturias: { used: 'El tipo lo decide el valor de la casa y se aplica a todo el precio, sin tramos.' },
  canarias: { new: 'De la vivienda protegida contamos el IGIC general, que puede ser menor.' },
  ceuta: { new: 'El IPSI lo fija la ciudad; el AJD y el ITP tienen una bonificación del 50 %.' },
  melilla: { new: 'El IPSI lo fija la ciudad; el AJD y el ITP tienen una bonificación del 50 %.' },
  'comunidad-valenciana': { used: 'Por encima de un millón de euros el 11 % se aplica a todo el precio.' },
  madrid: {
    new: 'El AJD es del 0,4 % hasta 120.000 €, del 0,5 % hasta 180.000 € y del 0,75 % por encima, sobre todo el precio; al cambiar de tramo no sube más de lo que sube el precio.',
  },
  'pais-vasco': {
    used: 'Álava, Bizkaia y Gipuzkoa coinciden en el 4 % y en el 2,5 %.',
    new: 'Las tres haciendas forales dejan sin AJD algunas compras de vivienda habitual o protegida: pregunta en la tuya. Aquí contamos el 0,5 % general.',
  },
});

export function purchaseRemark(community: Community, home: HomeKind): string | undefined {
  return remarks[community]?.[home];
}
