import { useTranslations } from 'next-intl';

type Mail = { subject: string; text: string };

/** What the buyer is going to read. */
export function MailPreview({ subject, text }: Mail) {
  const t = useTranslations('DeskOrders.preview');
  return (
    <div className="bg-arena">
      <p className="px-4 pt-3 text-nota text-tinta-2">{t('label')}</p>
      <p className="px-4 pb-2 font-bold">{subject}</p>
      <section
        aria-label={t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-56 overflow-y-auto px-4 pb-4 text-nota wrap-break-word whitespace-pre-line"
      >
        {text.replaceAll(/\n{3,}/g, '\n\n')}
      </section>
    </div>
  );
}
