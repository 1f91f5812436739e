import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { endTime } from '@/components/agenda/calendar/calendar-text';
import { SectionTitle } from '@/components/agenda/calendar/section-title';
import { tabStorage } from '@/components/shared/browser/tab-storage';
import { Portrait } from '@/components/shared/illustrations/portrait';
import { Arrow, Button } from '@/components/shared/ui/button';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { TextArea } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { hostNames } from '@/lib/shared/business/host-names';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import type { BusinessFacts } from '../state/business-facts';
import { useCheckout } from '../state/checkout-context';
import { beyondNotes, carriedNote, settleCarriedNote, withNote } from '../state/checkout-store';

/** The remaining characters from which the notes show them. */
const NOTES_WARNING = 200;

/** The last part of a booking: its summary, how to meet, notes, and the button that holds the hour. */
export function BookingDetails({ onChangeTime, guarantee }: { onChangeTime: () => void; guarantee: ReactNode }) {
  const { product, state, dispatch, goTo, hold, business } = useCheckout();
  const t = useTranslations('Checkout.booking');
  const left = NOTES_MAX - state.notes.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    // Going on without it.
    settleCarriedNote(tabStorage(), product.slug);
    void hold.take();
  }

  if (!state.date || !state.time) return null;
  return (
    <form onSubmit={submit}>
      <SectionTitle id="detalles-titulo" title={t('details')} action={t('changeTime')} onAction={onChangeTime} />
      <p className="mb-6 text-lead">
        {t('appointment', {
          date: capitalised(formatLongDate(state.date)),
          start: state.time,
          end: endTime(state.time, product.bookingDuration),
        })}
      </p>
      <Hosts hosts={business.hosts} />
      {guarantee}
      <ChoiceCards
        name="bookingType"
        legend={t('modeLegend')}
        value={state.bookingType}
        onChoose={(bookingType) => dispatch({ type: 'details-typed', bookingType })}
        choices={[
          { value: 'online', title: t('online'), detail: t('onlineDetail') },
          {
            value: 'in-person',
            title: t('inPerson'),
            detail: t('inPersonDetail', { address: business.officeAddress }),
          },
        ]}
      />
      <LeftOutNote
        slug={product.slug}
        notes={state.notes}
        onAdd={(notes) => dispatch({ type: 'details-typed', notes })}
      />
      <div className="mt-6">
        <TextArea
          id="notes"
          label={t('notes')}
          aside={t('optional')}
          hint={left <= NOTES_WARNING ? t('notesLeft', { count: left }) : t('notesHint')}
          maxLength={NOTES_MAX}
          // A result that was carried here is to be read before it is sent.
          className="field-sizing-content max-h-96"
          value={state.notes}
          onChange={(event) => dispatch({ type: 'details-typed', notes: event.target.value })}
        />
      </div>
      {hold.error && (
        <Notice tone="error" className="mt-6">
          {hold.error}
        </Notice>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 md:flex-row-reverse">
        <Button type="submit" disabled={hold.taking} className="max-md:w-full">
          <span>{hold.taking ? t('submitting') : t('submit')}</span>
          {hold.taking ? <Spinner /> : <Arrow />}
        </Button>
        <button type="button" className="enlace py-2.5" onClick={() => goTo('customer')}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}

/** Who holds the appointment: one of these; nothing without hosts. */
export function Hosts({ hosts }: { hosts: BusinessFacts['hosts'] }) {
  const t = useTranslations('Checkout.booking');
  const [first, ...others] = hosts;
  const name = hostNames(hosts);
  if (!first || !name) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 border-y border-regla py-3">
      {hosts.map(({ id, portrait, photograph }) => (
        <Portrait key={id} index={portrait} photograph={photograph} className="respaldo w-16" />
      ))}
      <p className="min-w-0 grow basis-40">
        <b className="block font-titular text-t4 tracking-leve wrap-anywhere">{t('host', { name })}</b>
        {others.length === 0 && (
          <span className="inline-block text-nota text-tinta-2 first-letter:uppercase">
            {t('hostDetail', { role: first.role, since: first.since })}
          </span>
        )}
      </p>
    </div>
  );
}

type LeftOutNoteProps = { slug: string; notes: string; onAdd: (notes: string) => void };

/** Says that a calculator's result did not fit in the notes, and offers it once it does. */
export function LeftOutNote({ slug, notes, onAdd }: LeftOutNoteProps) {
  const t = useTranslations('Checkout.booking');
  const [text, setText] = useState(() => carriedNote(tabStorage(), slug));
  if (!text) return null;
  const beyond = beyondNotes(notes, text);
  // Only that it fits is announced: the count changes with every letter.
  if (beyond > 0)
    return (
      <Notice silent className="mt-6">
        {t('noteLeftOut', { count: beyond })}
      </Notice>
    );

  const add = () => {
    onAdd(withNote(notes, text));
    settleCarriedNote(tabStorage(), slug);
    setText('');
  };

  return (
    <div className="mt-6">
      <Notice>{t('noteFits')}</Notice>
      <Button look="line" className="mt-3" onClick={add}>
        {t('addNote')}
      </Button>
    </div>
  );
}
