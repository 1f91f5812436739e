// The program of a deployed server, copied beside Next's server.js. That one listens on every address unless HOSTNAME names one,
// which Docker and some shells set to the name of the machine, and ends a stopped server in the middle of its work.
process.env.HOSTNAME = process.env.LISTEN_ADDRESS || '127.0.0.1';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
await import('./server.js');
