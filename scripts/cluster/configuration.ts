import { join } from 'node:path';
import type { ClusterLayout, DatabaseNode } from './layout.ts';
import type { ClusterTools, EtcdApi } from './tools.ts';

export const here = '127.0.0.1';
/** The name of the sandbox's database. */
export const databaseName = 'sandbox';

/** What Patroni calls its superuser and its replicas' user; the servers listen on this machine alone and trust it. */
const superuser = 'postgres';
const replicator = 'replicator';

/** Address of a database behind a port. */
export const databaseAt = (port: number, name = databaseName): string =>
  `postgresql://${superuser}@${here}:${port}/${name}`;

/** How etcd is started, which holds who leads. */
export function etcdArguments({ directory, etcdPort, etcdPeerPort }: ClusterLayout, api: EtcdApi): string[] {
  const [client, peer] = [`http://${here}:${etcdPort}`, `http://${here}:${etcdPeerPort}`];
  const settings = {
    name: 'etcd',
    'data-dir': join(directory, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  };
  const named = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return api === 'v2' ? [...named, '--enable-v2=true'] : named;
}

/**
 * Settings of one Patroni. Both replicas are synchronous, so that each may be read; one that does not answer is taken off
 * within `ttl` seconds, and another server leads when the leader has not been heard of for as long.
 */
export function patroniConfiguration(
  layout: ClusterLayout,
  node: DatabaseNode,
  { postgresql: binaries, etcdApi }: Pick<ClusterTools, 'postgresql' | 'etcdApi'>,
): object {
  const directory = join(layout.directory, node.name);
  return {
    scope: 'back-office',
    name: node.name,
    restapi: { listen: `${here}:${node.patroniPort}`, connect_address: `${here}:${node.patroniPort}` },
    [etcdApi === 'v2' ? 'etcd' : 'etcd3']: { host: `${here}:${layout.etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        // A leader whose server has died hands over at once.
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_node_count: layout.databases.length - 1,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, hot_standby_feedback: 'on', shared_buffers: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [`host all all ${here}/32 trust`, `host replication all ${here}/32 trust`],
    },
    postgresql: {
      listen: `${here}:${node.port}`,
      connect_address: `${here}:${node.port}`,
      data_dir: join(directory, 'data'),
      bin_dir: binaries,
      pgpass: join(directory, 'pgpass'),
      authentication: { superuser: { username: superuser }, replication: { username: replicator } },
      parameters: { unix_socket_directories: directory },
    },
    tags: {},
  };
}

/** One of HAProxy's doors before the databases. @param check what of Patroni answers 200 where one may go in */
function databaseDoor(name: string, port: number, check: string, databases: readonly DatabaseNode[]): string[] {
  return [
    `listen ${name}`,
    `  bind ${here}:${port}`,
    `  option httpchk OPTIONS ${check}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...databases.map((node) => `  server ${node.name} ${here}:${node.port} check port ${node.patroniPort}`),
  ];
}

/** HAProxy: the sandboxes behind one door, the leading database behind another, those that may be read behind a third. */
export function haproxyConfiguration(layout: ClusterLayout): string {
  const { port, writePort, readPort, figuresPort, databases, sandboxes } = layout;
  return [
    'global',
    '  maxconn 4000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    ...databaseDoor('write', writePort, '/primary', databases),
    ...databaseDoor('read', readPort, '/read-only-sync', databases),
    'frontend people',
    '  mode http',
    `  bind ${here}:${port}`,
    '  default_backend sandboxes',
    'backend sandboxes',
    '  mode http',
    '  timeout tunnel 1h',
    '  option httpchk GET /health/ready',
    '  option redispatch',
    '  default-server inter 1s fall 2 rise 1',
    ...sandboxes.map((node) => `  server ${node.name} ${here}:${node.port} check`),
    'listen figures',
    '  mode http',
    `  bind ${here}:${figuresPort}`,
    '  stats enable',
    '  stats uri /',
    '',
  ].join('\n');
}

/** What a process of the sandbox is started with. */
export function sandboxEnvironment(layout: ClusterLayout, port: number): Record<string, string> {
  return {
    PORT: String(port),
    HOST: here,
    SANDBOX_PUBLIC_URL: `http://localhost:${layout.port}`,
    DATABASE_URL: databaseAt(layout.writePort),
    DATABASE_READ_URL: databaseAt(layout.readPort),
    // Both read the key of the card vault there.
    SANDBOX_DATA: join(layout.directory, 'sandbox'),
  };
}
