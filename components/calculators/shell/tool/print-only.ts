/** Prints this element without the rest of the page: calculadoras/print.css hides what neither holds it nor stands in it. */
export function printOnly(element: HTMLElement): void {
  element.dataset.printing = '';
  addEventListener('afterprint', () => delete element.dataset.printing, { once: true });
  print();
}
