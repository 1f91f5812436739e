import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { writeFragment } from '@/lib/calculators/input/fragment';
import { type CsvCell, writeCsv } from '@/lib/shared/csv';

export type TakeAwayActionsProps = {
  /** The texts of the fields at the calculation. */
  values: Readonly<Record<string, string>>;
  /** Name without extension; the rows are computed at the click. */
  file?: { name: string; rows: () => readonly (readonly CsvCell[])[] } | undefined;
  /** By default the whole page. */
  onPrint?: () => void;
};

const action =
  'respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 py-3 text-left font-titular font-bold hover:border-tinta hover:bg-arena';

/** Exports of a result: link, file, print. All made in the browser; nothing is sent. */
export function TakeAwayActions({ values, file, onPrint = () => print() }: TakeAwayActionsProps) {
  const t = useTranslations('Calculator');
  const [status, setStatus] = useState('');
  const [link, setLink] = useState('');
  const linkId = useId();

  const copy = async () => {
    const address = `${location.origin}${location.pathname}${writeFragment(values)}`;
    try {
      await navigator.clipboard.writeText(address);
      setLink('');
      setStatus(t('linkCopied'));
    } catch {
      // Clipboard access may be denied: the link is shown instead.
      setLink(address);
      setStatus(t('linkByHand'));
    }
  };

  return (
    <>
      <div className="grid gap-2 sm:grid-cols-3">
        <Action onClick={copy} title={t('copyLink')} detail={t('copyLinkDetail')} />
        {file && (
          <Action
            onClick={() => download(`${file.name}.csv`, writeCsv(file.rows()))}
            title={t('download')}
            detail={t('downloadDetail')}
          />
        )}
        <Action onClick={onPrint} title={t('print')} detail={t('printDetail')} />
      </div>
      <p role="status" className="mt-2 min-h-6 text-nota font-bold">
        {status}
      </p>
      {link && (
        <p className="mb-4">
          <label htmlFor={linkId} className="sr-only">
            {t('link')}
          </label>
          <input
            id={linkId}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="w-full respaldo-s border-[1.5px] border-borde bg-papel px-4 py-3"
          />
        </p>
      )}
    </>
  );
}

function Action({ onClick, title, detail }: { onClick: () => void; title: string; detail: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={action}>
      <span className="block">{title}</span>
      <span className="mt-1 block font-texto text-nota font-normal text-tinta-2">{detail}</span>
    </button>
  );
}

function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started when click() returns.
  setTimeout(() => URL.revokeObjectURL(address));
}
