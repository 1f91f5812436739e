import { Heading, Paragraph, Subheading, TextLink } from '@/emails/shared/blocks';
import { type Fact, Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';
import { formatMoment } from '@/lib/shared/madrid-time';
import { alertPlace, alertText, alertTitle, figureLabel, figureValue } from './alert-texts';

export type ToldAlert = {
  kind: string;
  key: string;
  since: Date;
  /** Null while it lasts. */
  overAt: Date | null;
  figures: Record<string, string | number>;
};

const MAX_SHOWN = 20;

export function OperationsAlert({ alerts }: { alerts: ToldAlert[] }) {
  const open = alerts.filter(({ overAt }) => overAt === null);
  const hidden = alerts.length - MAX_SHOWN;
  return (
    <StaffMail
      preview={alerts
        .slice(0, MAX_SHOWN)
        .map(({ kind, figures }) => alertTitle(kind, figures))
        .join('. ')}
    >
      <Heading>{open.length > 0 ? 'Algo necesita que lo mires.' : 'Ya está resuelto.'}</Heading>
      <Paragraph>
        {open.length > 0
          ? 'Hay algo en la web que necesita a una persona. Te volvemos a escribir cuando se resuelva.'
          : 'Lo que te contamos ha dejado de pasar. No tienes que hacer nada más por este aviso.'}
      </Paragraph>
      {alerts.slice(0, MAX_SHOWN).map((alert) => (
        <AlertBlock key={`${alert.kind} ${alert.key} ${alert.overAt}`} alert={alert} />
      ))}
      {hidden > 0 && <Paragraph>{`Y ${hidden} más, que están en /api/status.`}</Paragraph>}
    </StaffMail>
  );
}

function AlertBlock({ alert }: { alert: ToldAlert }) {
  const { kind, figures, overAt } = alert;
  const title = alertTitle(kind, figures);
  return (
    <>
      <Subheading>{overAt ? `Resuelto: ${title}` : title}</Subheading>
      {!overAt && <WhatToDo kind={kind} />}
      <Facts facts={factsOf(alert)} />
    </>
  );
}

function WhatToDo({ kind }: { kind: string }) {
  const { means, whatToDo } = alertText(kind);
  const { text, href } = alertPlace(kind);
  return (
    <>
      <Paragraph>{means}</Paragraph>
      <Paragraph>{whatToDo}</Paragraph>
      <Paragraph>{href ? <TextLink href={href}>{text}</TextLink> : text}</Paragraph>
    </>
  );
}

function factsOf({ kind, since, overAt, figures }: ToldAlert): Fact[] {
  return [
    { label: 'Desde', value: formatMoment(since) },
    ...(overAt ? [{ label: 'Hasta', value: formatMoment(overAt) }] : []),
    ...Object.entries(figures).map(([figure, value]) => ({
      label: figureLabel(figure),
      value: figureValue(figure, value),
    })),
    { label: 'Tipo', value: kind },
  ];
}
