import { useTranslations } from 'next-intl';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The days' names, one letter on a phone; the weekend's columns are narrow because nothing can be booked there. */
export function CalendarHead() {
  const t = useTranslations('Checkout.calendar');
  return (
    <thead>
      <tr>
        {weekdays.map((day, index) => {
          const weekend = index > 4;
          return (
            <th
              key={day}
              scope="col"
              className={`py-1 text-nota font-medium text-tinta-2 ${weekend ? 'w-[8%] text-center' : 'px-1 text-left md:px-2.5'}`}
            >
              <span className={weekend ? 'sr-only' : 'max-md:sr-only'}>{t(day)}</span>
              <span aria-hidden="true" className={weekend ? '' : 'md:hidden'}>
                {t(`${day}Letter`)}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
