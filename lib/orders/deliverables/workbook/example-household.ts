import { exactPayment } from '@/lib/calculators/mortgage/french-loan';
import { formatPrice, wholeEuros } from '@/lib/shared/money';

const euros = (amount: number) => formatPrice(amount * 100);

const WAGE = 1_650;
const WAGES = 14;

const yearly = { ibi: 420, carInsurance: 380, roadTax: 68, inspection: 45, school: 250, christmas: 400, holidays: 900 };
const yearlySum = Object.values(yearly).reduce((sum, amount) => sum + amount, 0);

const month = { fixed: 1_020, yearlyShare: yearlySum / 12, daily: 430, debt: 140 };
const income = (WAGE * WAGES) / 12;
const spent = month.fixed + month.yearlyShare + month.daily + month.debt;

const longer = { principal: 600_000, annualRate: 0.08 };
const costOver = (months: number) => exactPayment({ ...longer, months }) * months - longer.principal;

/** The sums of Marta, whose month the examples follow. */
export const marta = {
  wage: euros(WAGE),
  yearIncome: euros(WAGE * WAGES),
  income: euros(income),
  yearly: {
    ibi: euros(yearly.ibi),
    carInsurance: euros(yearly.carInsurance),
    roadTax: euros(yearly.roadTax),
    inspection: euros(yearly.inspection),
    school: euros(yearly.school),
    christmas: euros(yearly.christmas),
    holidays: euros(yearly.holidays),
    sum: euros(yearlySum),
    month: formatPrice(month.yearlyShare * 100),
  },
  fixed: euros(month.fixed),
  daily: euros(month.daily),
  debt: euros(month.debt),
  left: formatPrice((income - spent) * 100),
} as const;

/** 6.000 € at 8 %, paid back in three years or in six. */
export const longerLoan = {
  principal: formatPrice(longer.principal),
  short: { payment: wholeEuros(exactPayment({ ...longer, months: 36 })), interest: wholeEuros(costOver(36)) },
  long: { payment: wholeEuros(exactPayment({ ...longer, months: 72 })), interest: wholeEuros(costOver(72)) },
} as const;

/** The first month's interest of a card that is paid in parts. */
export const card = { balance: euros(2_000), interest: formatPrice(Math.round((200_000 * 0.2) / 12)) } as const;

export const subscription = { month: formatPrice(1_299), year: formatPrice(1_299 * 12) } as const;
