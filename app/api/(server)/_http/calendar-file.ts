/** Answers with an appointment as a calendar file. */
export function calendarFile(file: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; method=PUBLISH; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cita.ics"',
    },
  });
}
