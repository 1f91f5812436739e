import { spawn } from 'node:child_process';

// nginx follows no parent by itself: this program, which does, takes it along however it ends.
const [program = 'nginx', directory = '.'] = process.argv.slice(2);
const args = ['-p', directory, '-c', `${directory}/nginx.conf`, '-e', `${directory}/error.log`];
const nginx = spawn(program, args, { stdio: 'inherit' });
nginx.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => nginx.kill('SIGTERM'));
process.once('SIGTERM', () => nginx.kill('SIGTERM'));
