import { useTranslations } from 'next-intl';
import { SmallButton } from '../small-button';
import type { OpenedFile } from './opened-file';
import { printSheets } from './print-sheets';
import { useSize } from './size-buttons';

type Props = { name: string; shown: Extract<OpenedFile, { kind: 'text' }>; signal: AbortSignal };

export function ShownText({ name, shown: { text, isCut, isWord }, signal }: Props) {
  const t = useTranslations('FileReader');
  const { size, buttons } = useSize();
  function printText() {
    const sheet = document.createElement('div');
    sheet.textContent = text;
    printSheets([sheet], signal);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {buttons}
        <SmallButton onClick={printText}>{t('print')}</SmallButton>
      </div>
      {isWord && <p className="text-nota text-tinta-2">{t('word')}</p>}
      {isCut && <p className="text-nota font-bold">{t('cut')}</p>}
      <section
        aria-label={t('text', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        dir="auto"
        className="max-h-[80vh] overflow-auto bg-papel p-[min(2rem,5vw)] wrap-anywhere whitespace-pre-wrap"
        style={{ fontSize: `${size}em` }}
      >
        {text}
      </section>
    </>
  );
}
