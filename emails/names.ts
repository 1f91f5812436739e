import { orderReference } from '@/lib/i18n/order-reference';

/** The first word of the name as typed. */
function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}

/** An order that was rebuilt from Stripe has an address in place of the name. */
export function greeting(fullName: string): string {
  return fullName.includes('@') ? 'Hola' : `Hola, ${firstName(fullName)}`;
}

/** The number of an order, or the reference of a consultation, as people see it. */
export function orderNumber(orderId: string): string {
  return orderReference(orderId);
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
