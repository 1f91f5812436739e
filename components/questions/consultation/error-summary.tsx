import { useTranslations } from 'next-intl';
import {
  employmentStatuses,
  type FieldName,
  fieldNames,
  housingStatuses,
  isConditional,
  personalSituations,
  yesOrNo,
} from '@/lib/questions/consultations/questions';

export type FieldSentences = Partial<Record<FieldName, string>>;

/** Every message, in the order of the page, as a link to its field. */
export function ErrorSummary({ sentence, errors }: { sentence: string; errors: FieldSentences }) {
  const t = useTranslations('ConsultationForm.summary');
  const faulty = fieldNames.filter((field) => errors[field]);
  return (
    <div className="respaldo-s border-[1.5px] border-b-2 border-error bg-papel px-5 py-4">
      <div role="alert" className="text-error">
        <p className="font-titular text-t4 font-bold">{t('title', { count: faulty.length })}</p>
        <p className="mt-1 font-medium">{sentence}</p>
      </div>
      <ul className="mt-3">
        {faulty.map((field) => (
          <li key={field} className="py-0.5">
            <a href={`#${anchorOf(field)}`} className="enlace py-1">
              {errors[field]}
            </a>
            <FieldLabel field={field} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Amounts share their messages: the label tells them apart. */
function FieldLabel({ field }: { field: FieldName }) {
  const t = useTranslations('ConsultationForm');
  return isConditional(field) && <span>{` (${t(field)})`}</span>;
}

const firstChoice: Partial<Record<FieldName, string>> = {
  situacionPersonal: personalSituations[0],
  situacionLaboral: employmentStatuses[0],
  tipoVivienda: housingStatuses[0],
  tieneDeudas: yesOrNo[0],
  tieneAhorros: yesOrNo[0],
};

/** The id of the field's control; of a group of radio buttons, the first. */
function anchorOf(field: FieldName): string {
  const choice = firstChoice[field];
  return choice ? `${field}-${choice}` : field;
}
