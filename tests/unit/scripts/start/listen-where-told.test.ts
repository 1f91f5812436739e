import { listenWhereTold } from '@/scripts/start/listen-where-told';

test('Next’s server listens on loopback unless LISTEN_ADDRESS names another address', () => {
  const program = "const a = 1\nconst hostname = process.env.HOSTNAME || '0.0.0.0'\nlisten(hostname)";
  expect(listenWhereTold(program)).toBe(
    "const a = 1\nconst hostname = process.env.LISTEN_ADDRESS || '127.0.0.1'\nlisten(hostname)",
  );
});

test('a server.js that chooses its address in another way fails the build', () => {
  expect(() => listenWhereTold("const hostname = process.env.HOST ?? '::'")).toThrow('server.js');
});
