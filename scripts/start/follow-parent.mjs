// Loaded before a child's own program: a server must not outlive a killed parent and keep its port from the next start.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// The child's own children talk to the child over that channel, and would end too early if they did not wait for it.
const position = process.execArgv.indexOf(import.meta.url);
if (position > 0) process.execArgv.splice(position - 1, 2);
