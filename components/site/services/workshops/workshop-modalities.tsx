import { useTranslations } from 'next-intl';
import { workshopModalities } from '@/lib/site/services/workshops';

export function WorkshopModalities() {
  const t = useTranslations('ServiceWorkshops');
  return (
    <section aria-labelledby="modalidades" className="bg-cielo py-pieza">
      <div className="rejilla gap-y-8">
        <h2 id="modalidades" className="text-t3">
          {t('modalitiesTitle')}
        </h2>
        <ul className="grid gap-x-canal gap-y-8 md:grid-cols-3">
          {workshopModalities.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-t4">{title}</h3>
              <p className="mt-2 max-w-nota">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
