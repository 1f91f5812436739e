import type { Community } from '../communities';
import { andalucia } from './andalucia';
import { aragon } from './aragon';
import { asturias } from './asturias';
import { baleares } from './baleares';
import { canarias } from './canarias';
import { cantabria } from './cantabria';
import { castillaLaMancha } from './castilla-la-mancha';
import { castillaYLeon } from './castilla-y-leon';
import { cataluna } from './cataluna';
import { ceuta } from './ceuta';
import { comunidadValenciana } from './comunidad-valenciana';
import { extremadura } from './extremadura';
import { galicia } from './galicia';
import { laRioja } from './la-rioja';
import { madrid } from './madrid';
import { melilla } from './melilla';
import { murcia } from './murcia';
import { navarra } from './navarra';
import { paisVasco } from './pais-vasco';
import type { PurchaseTaxEntry } from './purchase-tax-entry';

/** ISO date on which the sources were last read. */
export const TABLE_CHECKED = '2026-11-26';

export const purchaseTaxTable: Readonly<Record<Community, PurchaseTaxEntry>> = {
  andalucia,
  aragon,
  asturias,
  baleares,
  canarias,
  cantabria,
  'castilla-la-mancha': castillaLaMancha,
  'castilla-y-leon': castillaYLeon,
  cataluna,
  ceuta,
  'comunidad-valenciana': comunidadValenciana,
  extremadura,
  galicia,
  'la-rioja': laRioja,
  madrid,
  melilla,
  murcia,
  navarra,
  'pais-vasco': paisVasco,
};
