/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodCard, purchase, stripeAt } from '@/tests/support/stack/start-sandbox';

const buyers = 12;
/** Answers after which the process is killed: early, in the middle, late. */
const moments = [1, 20, 60];
const timeoutMs = 60_000;

let dataDir: string;
let running: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(kill));
  rmSync(dataDir, { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The sandbox in a process of its own, on a free port. */
async function launch(): Promise<{ url: string; child: ChildProcess }> {
  const env = { ...process.env, SANDBOX_PORT: '0', DATA_DIR: dataDir, WEBHOOK_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/server.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /http:\S+?:\d+/.exec(said)?.[0];
    if (url) return { url, child };
  }
  throw new Error(`The sandbox did not start: ${said}`);
}

test.each(moments)(
  'killed after %i answered payments, it remembers every one of them',
  async (moment) => {
    const { url, child } = await launch();
    const stripe = stripeAt(url);
    const paid: string[] = [];
    const buy = async () => {
      for (;;) {
        const { id } = await stripe.checkout.sessions.create(purchase());
        const answer = await fetch(`${url}/pay/${id}`, {
          method: 'POST',
          body: new URLSearchParams(goodCard),
          redirect: 'manual',
        });
        if (answer.status === 303) paid.push(id);
        if (paid.length >= moment) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: buyers }, buy));

    const { url: after } = await launch();
    const sessions = await Promise.all(paid.map((id) => stripeAt(after).checkout.sessions.retrieve(id)));
    expect(sessions.length).toBeGreaterThanOrEqual(moment);
    expect(sessions.filter(({ payment_status }) => payment_status !== 'paid')).toEqual([]);
  },
  timeoutMs,
);
