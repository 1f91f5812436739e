import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDropZone } from '@/components/shared/browser/use-drop-zone';
import { ErrorMark } from '@/components/shared/ui/field-error';
import { FILES_FIELD } from '@/lib/questions/consultations/payload';
import { acceptedFiles } from '@/lib/shared/file-types';
import { fileSize, megabytes } from '@/lib/shared/i18n/file-size';
import type { ConsultationFormState } from './use-consultation-form';
import type { ChosenFile, RejectedFile } from './use-files';

const ID = 'archivos';

/** Files are chosen with the button or dropped on the field. Before hydration the browser's own control is shown. */
export function FilePicker({ form }: { form: ConsultationFormState }) {
  const { hydrated, isSubmitting: disabled } = form;
  const { files, rejected, add: addFiles, remove } = form.files;
  const t = useTranslations('ConsultationFiles');
  const [announcement, setAnnouncement] = useState('');

  async function add(chosen: File[]) {
    const count = await addFiles(chosen);
    setAnnouncement(count > 0 ? t('added', { count }) : '');
  }

  const { isOver, zone } = useDropZone((dropped) => {
    if (!disabled) void add(dropped);
  });

  return (
    <div>
      <p className="mb-1.5 font-bold">
        <span id={`${ID}-label`}>{t('label')}</span> <span className="font-normal">{t('aside')}</span>
      </p>
      <div
        {...(hydrated && zone)}
        className={`respaldo-s border-[1.5px] border-b-2 border-dashed px-4 py-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta ${isOver ? 'border-mar bg-cielo' : 'border-borde bg-papel'}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            type="file"
            id={ID}
            name={FILES_FIELD}
            multiple
            accept={acceptedFiles}
            disabled={disabled}
            aria-labelledby={hydrated ? `${ID}-label ${ID}-button` : `${ID}-label`}
            aria-describedby={`${ID}-hint${rejected.length > 0 ? ` ${ID}-error` : ''}`}
            className={hydrated ? 'sr-only' : 'block w-full min-w-0 min-h-11'}
            onChange={({ currentTarget }) => {
              if (!hydrated) return;
              void add([...(currentTarget.files ?? [])]);
              // Emptied, so that choosing the same file again is a change event.
              currentTarget.value = '';
            }}
          />
          {hydrated && (
            <>
              <label
                id={`${ID}-button`}
                htmlFor={ID}
                className="inline-flex min-h-11 cursor-pointer items-center respaldo-s border-2 border-tinta px-4 py-2 font-titular font-bold hover:bg-tinta hover:text-papel"
              >
                {t('choose')}
              </label>
              <span className="max-md:hidden">{isOver ? t('dropNow') : t('drop')}</span>
            </>
          )}
        </div>
        <p id={`${ID}-hint`} className="mt-3 text-nota text-tinta-2">
          {t('hint')}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {rejected.length > 0 && <RejectedFiles rejected={rejected} />}
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          disabled={disabled}
          onRemove={(file) => {
            remove(file);
            setAnnouncement(t('removed', { name: file.name }));
          }}
        />
      )}
    </div>
  );
}

function RejectedFiles({ rejected }: { rejected: readonly RejectedFile[] }) {
  const t = useTranslations('ConsultationFiles');
  return (
    <div id={`${ID}-error`} role="alert" className="mt-2 text-nota font-bold text-error">
      <p className="sr-only">{t('refusedTitle', { count: rejected.length })}</p>
      <ul>
        {rejected.map(({ name, message }) => (
          <li key={`${name} ${message}`} className="mt-1 flex items-start gap-2 wrap-anywhere">
            <ErrorMark />
            <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Chosen = { files: readonly ChosenFile[]; disabled: boolean; onRemove: (file: ChosenFile) => void };

function ChosenFiles({ files, disabled, onRemove }: Chosen) {
  const t = useTranslations('ConsultationFiles');
  const size = megabytes(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <div className="mt-4">
      <ul aria-label={t('list')}>
        {files.map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex items-center justify-between gap-3 border-t border-regla py-1.5"
          >
            <bdi className="min-w-0 font-medium wrap-anywhere">{file.name}</bdi>
            <span className="flex shrink-0 items-center gap-4">
              <span className="text-nota text-tinta-2">{fileSize(file.size)}</span>
              <button
                type="button"
                disabled={disabled}
                aria-label={t('remove', { name: file.name })}
                onClick={() => onRemove(file)}
                className="enlace min-h-11 text-nota"
              >
                {t('removeShort')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-regla pt-2 text-nota text-tinta-2">{t('count', { count: files.length, size })}</p>
    </div>
  );
}
