import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run, say } from './programs';

/** The full version of Node in the image. The Dockerfile is the one place that names it. */
export function imageNodeVersion(): string {
  const version = /^ARG NODE=node:(\d+\.\d+\.\d+)-/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
  if (!version) throw new Error('The Dockerfile names no full version of Node.');
  return version;
}

function isNode(file: string, version: string): boolean {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
}

/** Path of the image's Node: the one that runs this, or one fetched once from the npm registry into `.data-test`. */
export function findOrFetchImageNode(): string {
  const version = imageNodeVersion();
  if (process.versions.node === version) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join('.data-test', `node-${version}`);
  const file = resolve(folder, 'node_modules', name, 'bin', 'node');
  if (isNode(file, version)) return file;
  say(`Fetching Node ${version}, which the image runs ...`);
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]);
  if (!isNode(file, version)) throw new Error(`Node ${version} could not be fetched from the npm registry.`);
  return file;
}
