import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installWithApt } from '@/scripts/programs';
import { inDrill } from '@/tests/support/drill/in-drill';

type Block = { language: string; text: string };

/** Blocks of code of one section of a document, up to the next heading of its level. */
function blocksOf(document: string, heading: string): Block[] {
  const [, section = ''] = readFileSync(document, 'utf8').split(`\n## ${heading}\n`);
  const text = section.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));
}

const NGINX = blocksOf('docs/deploying.md', 'nginx in front');
const BACKUP = blocksOf('docs/backup.md', 'With pgBackRest');

const commandsOf = (blocks: readonly Block[]) =>
  blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);

test('the printed commands of nginx copy files that exist, and those of the backup are whole', () => {
  const copied = commandsOf(NGINX).flatMap((text) => [...text.matchAll(/^cp (?:-r )?(\S+)/gm)].map(([, path]) => path));
  expect(copied).toEqual(['deploy/nginx.conf', 'deploy/nginx']);
  for (const path of copied) expect(existsSync(path ?? '')).toBe(true);
  expect(BACKUP.map(({ language }) => language)).toEqual(['ini', 'sh', 'cron', 'sh']);
});

/** Programs of a whole machine that a namespace lacks. Each stand-in does what the printed command needs of it. */
const STAND_INS = {
  'apt-get': 'exit 0',
  systemctl: `case "$1 $2" in
    "restart postgresql"|"stop postgresql"|"start postgresql") exec pg_ctlcluster 15 main "$1" ;;
    "reload nginx") nginx -s reload 2>/dev/null || exec nginx ;;
  esac`,
  // Shows a file at the site's own address, then stores the certificate, as certbot does.
  certbot: `set -e
    mkdir -p /var/www/acme/.well-known/acme-challenge /etc/letsencrypt/live/example.com
    echo answer >/var/www/acme/.well-known/acme-challenge/question
    [ "$(curl -sf http://127.0.0.1/.well-known/acme-challenge/question)" = answer ]
    openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com -days 1 \\
      -keyout /etc/letsencrypt/live/example.com/privkey.pem -out /etc/letsencrypt/live/example.com/fullchain.pem 2>/dev/null`,
};

/** Runs a script as root on a machine of its own: own processes, own network, and these folders empty or as they are. */
function onOwnMachine(folders: readonly string[], script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofa-machine-'));
  try {
    const standIns = Object.entries(STAND_INS).map(([name, text]) => {
      const file = join(folder, name);
      writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
      return file;
    });
    expect(standIns).toHaveLength(3);
    const mounts = folders.map(
      (path) => `mkdir -p ${path}; cp -a ${path} ${folder}/kept; mount -t tmpfs tmpfs ${path}; chmod 755 ${path}
        cp -a ${folder}/kept/. ${path}/; rm -rf ${folder}/kept`,
    );
    const whole = ['set -eu', 'ip link set lo up', ...mounts, `export PATH=${folder}:$PATH`, script].join('\n');
    const run = spawnSync(
      'unshare',
      ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', whole],
      { cwd: resolve('.'), encoding: 'utf8' },
    );
    if (run.status !== 0) throw new Error(`${run.stdout}\n${run.stderr}`);
    return run.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (inDrill(false, true)) {
  test('nginx answers for the site after the printed commands on a fresh Debian', () => {
    expect(installWithApt('nginx', 'openssl', 'curl', 'iproute2')).toBe(true);
    const answer = onOwnMachine(
      ['/etc/nginx', '/etc/letsencrypt', '/var/www', '/var/lib/nginx', '/var/log/nginx', '/run'],
      `mkdir -p /var/www/html; ln -sfn /etc/nginx/sites-available/default /etc/nginx/sites-enabled/default
       rm -rf /etc/nginx/conf.d/* /etc/nginx/sofa
       nginx
       ${commandsOf(NGINX).join('\n')}
       curl -sk -o /dev/null -w '%{http_code} ' --resolve example.com:443:127.0.0.1 https://example.com/
       curl -s -o /dev/null -w '%{http_code} %{redirect_url}' http://127.0.0.1/contacto`,
    );
    // No server of the product runs behind it.
    expect(answer.trim()).toBe('503 301 https://example.com/contacto');
  });

  test('a database comes back from its backup by the printed commands alone, to its last row', () => {
    expect(installWithApt('postgresql-15', 'pgbackrest', 'iproute2')).toBe(true);
    const [first = '', restore = ''] = commandsOf(BACKUP);
    const configuration = BACKUP[0]?.text.replace('CHANGE-ME', 'a-password-for-the-drill') ?? '';
    const counted = onOwnMachine(
      ['/etc/postgresql', '/var/lib/postgresql', '/var/lib/pgbackrest', '/var/log', '/run', '/etc/pgbackrest.d'],
      `rm -rf /etc/postgresql/* /var/lib/postgresql/* /var/lib/pgbackrest/*
       mkdir -p /var/log/pgbackrest && chown postgres: /var/log/pgbackrest /var/lib/pgbackrest /var/lib/postgresql
       touch /etc/pgbackrest.conf && mount -t tmpfs tmpfs /mnt && cp /dev/stdin /mnt/pgbackrest.conf <<'END'
${configuration}
END
       touch /mnt/empty; mount --bind /mnt/pgbackrest.conf /etc/pgbackrest.conf
       pg_createcluster --start 15 main >/dev/null
       { ${first} } >/dev/null
       runuser -u postgres -- psql -qc 'CREATE TABLE kept (id int)' -c 'INSERT INTO kept VALUES (1)' -c 'SELECT pg_switch_wal()' >/dev/null
       ${restore.replace('systemctl stop postgresql', 'systemctl stop postgresql\nrm -rf /var/lib/postgresql/15/main/*')}
       until runuser -u postgres -- pg_isready -q; do sleep 0.2; done
       runuser -u postgres -- psql -Atc 'SELECT count(*) FROM kept'`,
    );
    expect(counted.trim().split('\n').at(-1)).toBe('1');
  });
}
