import { useTranslations } from 'next-intl';
import { HOURS, hourText } from './hour-cells';
import { RuleForm, type RuleState, useRuleEdit } from './rule-form';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export function WeeklyHoursRule({ state }: { state: RuleState<number[][]> }) {
  const t = useTranslations('DeskAgenda.rules');
  const edit = useRuleEdit(state);
  const week = edit.value;

  function toggle(day: number, hour: number) {
    const next = week.map((hours, index) => {
      if (index !== day) return hours;
      return hours.includes(hour) ? hours.filter((one) => one !== hour) : [...hours, hour].sort((a, b) => a - b);
    });
    edit.write(next);
  }

  return (
    <RuleForm
      title={t('hours')}
      hint={t('hoursHint')}
      state={state}
      edit={edit}
      change={{ key: 'weekly-hours', value: week }}
    >
      <table className="w-full max-w-xl table-fixed border-collapse">
        <caption className="sr-only">{t('hours')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-14 text-left text-nota font-medium text-tinta-2">
              <span className="sr-only">{t('hour')}</span>
            </th>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="py-1 text-center text-nota font-bold">
                <abbr title={t(`days.${day}.long`)} className="no-underline">
                  {t(`days.${day}.short`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour} className="border-t border-regla">
              <th scope="row" className="text-left font-titular text-nota font-medium tabular-nums">
                {hourText(hour)}
              </th>
              {DAYS.map((day, index) => (
                <td key={day} className="text-center">
                  <label className="grid min-h-9 place-items-center">
                    <span className="sr-only">
                      {t('hourOfDay', { day: t(`days.${day}.long`), from: hourText(hour), to: hourText(hour + 1) })}
                    </span>
                    <input
                      type="checkbox"
                      checked={week[index]?.includes(hour) ?? false}
                      onChange={() => toggle(index, hour)}
                      className="size-5 accent-tinta"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </RuleForm>
  );
}
