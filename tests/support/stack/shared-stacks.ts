import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchStack, type RunningStack, type StackOptions } from './launch-stack';

/** The variable with the address at which test files ask for a shared stack. */
export const SHARED_STACKS_VARIABLE = 'TEST_SHARED_STACKS';

export type SharedStackRequest = { worker: string; options: StackOptions };

/**
 * Starts stacks on request and keeps them for the whole run: one for each worker of Jest and each set of options. They belong
 * to the main process, because a test file's modules end with the file.
 */
export async function startSharedStacks(): Promise<{ url: string; stop(): Promise<void> }> {
  const stacks = new Map<string, Promise<RunningStack>>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { options }: SharedStackRequest = JSON.parse(body);
    const stack = stacks.get(body) ?? launchStack(options);
    stacks.set(body, stack);
    try {
      response.end(JSON.stringify((await stack).places));
    } catch (error) {
      stacks.delete(body);
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      for (const stack of stacks.values()) await (await stack).stop();
    },
  };
}
