import type { Cents } from '@/lib/shared/money';

/** What a household pays once a year. A month without any has no amount. */
export type IrregularExpense = { month: string; name: string; amount: Cents };

/** The example of the article on budgets, month by month; its picture is drawn from it. */
export const irregularYear: readonly IrregularExpense[] = [
  { month: 'Enero', name: 'Revisión de la caldera', amount: 9_000 },
  { month: 'Febrero', name: '', amount: 0 },
  { month: 'Marzo', name: 'Seguro del coche', amount: 42_000 },
  { month: 'Abril', name: 'Impuesto de circulación', amount: 7_000 },
  { month: 'Mayo', name: 'ITV y cambio de neumáticos', amount: 31_000 },
  { month: 'Junio', name: 'Seguro de hogar', amount: 26_000 },
  { month: 'Julio', name: 'Vacaciones', amount: 120_000 },
  { month: 'Agosto', name: '', amount: 0 },
  { month: 'Septiembre', name: 'Libros y material escolar', amount: 34_000 },
  { month: 'Octubre', name: 'Dentista', amount: 18_000 },
  { month: 'Noviembre', name: 'IBI', amount: 38_000 },
  { month: 'Diciembre', name: 'Regalos y cenas', amount: 45_000 },
];
