import { deriveIdentity } from '@/lib/private/sealing/derive';
import { deskWay, epochVoucher, vouchForEpoch, vouchForHalf, vouchForPaper } from '@/lib/private/sealing/desk-way';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { openToken, sealToken } from '@/lib/private/sealing/possession';
import { seal } from '@/lib/private/sealing/seal';

const TOKEN = 'AAECAwQFBgcICQoLDA0ODw';

test('who has the secret half opens a challenge, and nobody else', async () => {
  const identity = await newIdentity();
  const sealed = await sealToken(TOKEN, await recipientOf(identity));
  expect(await openToken(sealed, identity)).toBe(TOKEN);
  expect(await openToken(sealed, await newIdentity())).toBeNull();
  expect(await openToken(sealed.slice(0, -1), identity)).toBeNull();
});

test('what was sealed for people is not opened for the server that hands it out as a challenge', async () => {
  const identity = await newIdentity();
  const recipient = await recipientOf(identity);
  const beginning = 'elsofadeldinero/mesa/prueba/v1\n';
  const contents = [
    '{"v":1,"nombre":"Eva"}',
    TOKEN,
    `${beginning}${TOKEN}\nEva`,
    `${beginning}no es una prueba.....`,
    '',
  ];
  for (const content of contents) {
    const sealed = await seal(new TextEncoder().encode(content), [recipient]);
    expect(await openToken(sealed, identity)).toBeNull();
  }
});

/** With other values every passkey of the desk would warn of its key. */
test('fixed vectors of what vouches for the key of the desk', async () => {
  const prf = Uint8Array.from({ length: 32 }, (_, index) => index);
  const recipient = await recipientOf(await deriveIdentity(prf, 'espacio', 'passkey'));
  const [passkey, paper] = [await deskWay(prf, 'passkey'), await deskWay(prf, 'recovery')];
  expect(passkey.voucher.macKey.extractable).toBe(false);
  const epoch = await epochVoucher(passkey.identity);
  const macs = await Promise.all([
    vouchForEpoch(passkey.voucher, { epoch: 1, recipient }),
    vouchForEpoch(passkey.voucher, { epoch: 2, recipient }),
    vouchForEpoch(paper.voucher, { epoch: 1, recipient }),
    vouchForEpoch(epoch, { epoch: 1, recipient }),
    vouchForPaper(epoch, recipient),
    vouchForHalf(epoch, recipient),
  ]);
  expect(new Set(macs).size).toBe(6);
  expect(macs).toMatchInlineSnapshot(`
   [
     "a6mAYfqa8RZRpU8xGthbv2GSTGtgA0JghxOMf_EMm34",
     "v80ITg9oZFuYr_MUNJz6g-JfE2hZBZcbOEcMAw8cYD4",
     "gveAgQTLW52xWL83mfvG8KiBI59jkm-lMtnCdDft22U",
     "F0s6jtZs29rMn7qM6gzqgQzXeKpXmMFgOlSR2pcH85Y",
     "0CFUPW4x-dwpTL2vVZi3ur9aWsk79IeQrcYYa2TkqwM",
     "oyqrPdzjVDCfgXmhThVbamTGUDw5RxXSToZiWNW4tBU",
   ]
  `);
});
