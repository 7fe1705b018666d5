import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server and the Patroni that looks after it. */
export interface DatabaseNode {
  name: string;
  port: number;
  /** Where its Patroni answers. */
  patroniPort: number;
}

/** A process of the sandbox. */
export interface SandboxNode {
  name: string;
  port: number;
}

/** Who stands where. All of it is on this machine, at 127.0.0.1. */
export interface ClusterLayout {
  directory: string;
  /** Where people come in: HAProxy before the sandboxes. */
  port: number;
  /** The page that shows who leads. */
  pagePort: number;
  etcdPort: number;
  etcdPeerPort: number;
  /** HAProxy before the database that is written to, and before those that are read. */
  writePort: number;
  readPort: number;
  /** HAProxy's own figures. */
  figuresPort: number;
  databases: readonly DatabaseNode[];
  sandboxes: readonly SandboxNode[];
}

const databaseNames = ['db1', 'db2', 'db3'];
const sandboxNames = ['sandbox1', 'sandbox2'];

/** @param port the first of forty */
export function layoutAt(port: number, directory = join(tmpdir(), 'back-office-cluster')): ClusterLayout {
  return {
    directory,
    port,
    pagePort: port + 1,
    etcdPort: port + 2,
    etcdPeerPort: port + 3,
    writePort: port + 4,
    readPort: port + 5,
    figuresPort: port + 6,
    databases: databaseNames.map((name, index) => ({ name, port: port + 10 + index, patroniPort: port + 20 + index })),
    sandboxes: sandboxNames.map((name, index) => ({ name, port: port + 30 + index })),
  };
}
