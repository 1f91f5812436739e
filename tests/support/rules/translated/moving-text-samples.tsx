import { type ReactNode, useState } from 'react';

/* One component for each shape: what a translating browser breaks, and beside it what it does not. Read, never rendered. */

function useWords(): [string, boolean] {
  const [words] = useState('');
  return [words, words === ''];
}

export function BrokenBesideText() {
  const [words] = useWords();
  return <p>Cuota: {words}</p>;
}

export function BrokenBesideElement() {
  const [words, isBusy] = useWords();
  return (
    <button type="button">
      {words}
      {isBusy && <i />}
    </button>
  );
}

export function BrokenFragment() {
  const [words] = useWords();
  return (
    <p>
      {/* biome-ignore lint/complexity/noUselessFragments: this is the shape */}
      <>{words}</>
    </p>
  );
}

export function BrokenBeforeText() {
  const [, isBusy] = useWords();
  return <p>{isBusy && <i />} cargando</p>;
}

export function BrokenSecondSentence() {
  const [, isBusy] = useWords();
  return (
    <p>
      <b>Uno</b>
      {isBusy && ' y otro'}
    </p>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <p>
      <i />
      {children}
    </p>
  );
}

export function BrokenGiven() {
  const [words] = useWords();
  return <Framed>{words}</Framed>;
}

function BareWords() {
  const [words] = useWords();
  return words;
}

export function BrokenBareComponent() {
  return (
    <p>
      <BareWords />
    </p>
  );
}

export function SoundAlone() {
  const [words, isBusy] = useWords();
  return <p>{isBusy ? words : 'Nada'}</p>;
}

export function SoundSpan() {
  const [words, isBusy] = useWords();
  return (
    <p>
      Cuota: <span>{words}</span>
      {isBusy && <i />}
    </p>
  );
}

export function SoundGiven() {
  const [words] = useWords();
  return (
    <Framed>
      <span>{words}</span>
    </Framed>
  );
}

export function SoundConstant() {
  return <Framed>Siempre lo mismo</Framed>;
}

export function SoundUntranslated() {
  const [words] = useWords();
  return <p translate="no">{words} €</p>;
}
