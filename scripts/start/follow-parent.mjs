// Preloaded into a child: it must not outlive a killed parent and keep its port.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// Removes this preload from the child's own children: their IPC channel serves another purpose, and they would exit too early.
const position = process.execArgv.indexOf(import.meta.url);
if (position > 0) process.execArgv.splice(position - 1, 2);
