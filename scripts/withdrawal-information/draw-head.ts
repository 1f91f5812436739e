import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { site } from '@/lib/shared/site';
import { colour, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';

const HEIGHT = 190;
const LAW_DAYS = 14;
const CHANNEL = { width: 9, gap: 3, least: 46, step: 5 };

/** Title and lead beside a channel for each day; answers where the text begins. */
export function drawHead(pen: Pen, parent: Element): number {
  const { title, lead } = withdrawalInformation;
  pen.ground(colour.arena, HEIGHT);
  pen.decorate(() => drawDays(pen));
  const box = { x: page.left, y: 38, width: 286 };
  pen.block(parent, 'P', site.name, styles.label, box);
  const end = pen.block(parent, 'H1', title, styles.headline, { ...box, y: 58 });
  pen.block(parent, 'P', lead, styles.text, { ...box, y: end + 8 });
  return HEIGHT + 18;
}

/** The days of the law, and those that the guarantee adds. */
function drawDays(pen: Pen): void {
  const { width, gap, least, step } = CHANNEL;
  const left = page.left + measure - site.guaranteeDays * (width + gap) + gap;
  for (let day = 0; day < site.guaranteeDays; day += 1) {
    const height = least + day * step;
    const fill = day < LAW_DAYS ? colour.tinta : colour.azafran;
    pen.backrest(left + day * (width + gap), HEIGHT - height, width, height, 4).fill(fill);
  }
}
