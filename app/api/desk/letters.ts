import { Hono } from 'hono';
import { deleteLetter, editLetter, type LetterChange, writeLetter } from '@/lib/letters/edit-letter';
import { listLetters, listSubscribers, readLetter } from '@/lib/letters/read-letters';
import { readMarkdown } from '@/lib/letters/read-markdown';
import {
  editedLetterSchema,
  letterSchema,
  previewSchema,
  scheduledLetterSchema,
  seenLetterSchema,
} from '@/lib/letters/schema';
import {
  resumeLetter,
  scheduleLetter,
  startLetter,
  stopLetter,
  tryLetter,
  type Unready,
  unscheduleLetter,
} from '@/lib/letters/start-letter';
import { problem, problemWithState, refused } from '../(server)/_http/problem';
import { typedJson } from '../(server)/_http/typed-json';
import { call, change, type OneCall } from './_http/desk-calls';
import { nothingSchema } from './_http/nothing-schema';

const MAX_SEARCH_CHARACTERS = 100;

export const letters = new Hono()
  .get('/', call({ reads: ['page'] }), async (c) => c.json(await listLetters(pageNumber(c.req.valid('query').page))))
  .post('/', change(letterSchema), async (c) => {
    const { session, now } = c.var;
    return typedJson({ letter: await writeLetter(c.req.valid('json'), session.staff, now) }, { status: 201 });
  })
  // What the e-mail would make of this text. Changes nothing.
  .post('/preview', change(previewSchema), (c) => typedJson(readMarkdown(c.req.valid('json').body)))
  .get('/subscribers', call({ reads: ['search', 'page'] }), async (c) => {
    const { search = '', page } = c.req.valid('query');
    return c.json(await listSubscribers(search.slice(0, MAX_SEARCH_CHARACTERS), pageNumber(page)));
  })
  .get('/:id', call(), async (c) => {
    const letter = await readLetter(c.req.param('id'));
    return letter ? typedJson({ letter }) : problem(404, 'not_found');
  })
  .put('/:id', change(editedLetterSchema), async (c) => {
    const { version, ...written } = c.req.valid('json');
    return answer(await editLetter({ ...by(c), version }, written));
  })
  .delete('/:id', change(seenLetterSchema), async (c) => {
    const deleted = await deleteLetter({ ...c.req.valid('json'), ...by(c) });
    return deleted.ok ? c.json({ deleted: true }) : answer(deleted);
  })
  .post('/:id/trial', change(nothingSchema), async (c) => {
    const tried = await tryLetter(by(c));
    return tried.ok ? c.json({ queued: true }) : problem(404, 'not_found');
  })
  .post('/:id/schedule', change(scheduledLetterSchema, { stepUp: true }), async (c) =>
    answer(await scheduleLetter({ ...c.req.valid('json'), ...by(c) })),
  )
  .delete('/:id/schedule', change(nothingSchema), async (c) => answer(await unscheduleLetter(by(c))))
  .post('/:id/start', change(seenLetterSchema, { stepUp: true }), async (c) =>
    answer(await startLetter({ ...c.req.valid('json'), ...by(c) })),
  )
  .post('/:id/stop', change(nothingSchema), async (c) => answer(await stopLetter(by(c))))
  .post('/:id/resume', change(nothingSchema, { stepUp: true }), async (c) => answer(await resumeLetter(by(c))));

/** Which letter, by whom and when. */
function by(c: OneCall) {
  const { session, now } = c.var;
  return { id: c.req.param('id'), staff: session.staff, now };
}

/** A step of a letter as an answer: the letter as it is now, also for the loser of a race. */
function answer(outcome: LetterChange<Unready | 'moment-past' | 'moment-missing'>) {
  if (outcome.ok) return typedJson({ letter: outcome.letter });
  switch (outcome.reason) {
    case 'letter-unknown':
      return problem(404, 'not_found');
    case 'letter-changed':
      return problemWithState(409, 'letter_changed', { letter: outcome.letter });
    case 'letter-has-faults':
      return problem(422, 'letter_has_faults');
    case 'no-subscribers':
      return problem(422, 'no_subscribers');
    case 'moment-past':
      return refused({ time: 'letterMomentPast' });
    case 'moment-missing':
      return refused({ time: 'letterTimeInvalid' });
  }
}

/** Page of a query, counted from 1; an unreadable one is 1. */
function pageNumber(given = '1'): number {
  const page = Number(given);
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
