import { request } from 'node:http';
import { Readable } from 'node:stream';
import { FILES_FIELD, toPayload } from '@/lib/questions/consultations/payload';
import { newAddress } from '@/tests/support/http/new-address';
import { answers, pdf } from '@/tests/support/shop/consultation-payload';

/* `upload-program.ts URL VISITORS FILE_SIZE` sends a consultation with two files per visitor, all at once, and prints the statuses as JSON. */

const BOUNDARY = 'el-sofa-del-dinero';

const [url = '', visitors = '', fileSize = ''] = process.argv.slice(2);
const content = pdf(Number(fileSize));

function pieces(): Buffer[] {
  const part = (disposition: string, more = '') =>
    `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}${more}\r\n\r\n`;
  const fields = toPayload(answers()).map(([name, value]) => part(`name="${name}"`) + value);
  const file = (name: string) => part(`name="${FILES_FIELD}"; filename="${name}"`, '\r\nContent-Type: application/pdf');
  return [
    Buffer.from(fields.join('') + file('nómina.pdf')),
    content,
    Buffer.from(file('oferta.pdf')),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ];
}

function send(): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = pieces();
    const call = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        Accept: 'application/json',
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
        'Content-Length': body.reduce((sum, { length }) => sum + length, 0),
        'X-Forwarded-For': newAddress(),
      },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    Readable.from(body).pipe(call);
  });
}

const statuses = await Promise.all(Array.from({ length: Number(visitors) }, send));
process.stdout.write(JSON.stringify(statuses));
