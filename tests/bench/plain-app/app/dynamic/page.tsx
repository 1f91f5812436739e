import { connection } from 'next/server';

/** Rendered on request, as a page that shows prices is. */
export default async function Page() {
  await connection();
  return <h1>Plain</h1>;
}
