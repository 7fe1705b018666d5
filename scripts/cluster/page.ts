import { createServer, type Server } from 'node:http';
import { here } from './configuration.ts';
import type { ClusterLayout } from './layout.ts';
import { type ClusterState, readClusterState } from './watch.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const roles: Readonly<Record<string, string>> = {
  leader: 'leads',
  sync_standby: 'follows in step',
  replica: 'follows',
};

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><caption>${escaped(caption)}</caption><tr>${cells('th', heads)}</tr>${body}</table>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%;margin-block:1.5rem}caption{text-align:start;font-weight:600}
td,th{text-align:start;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8884}`;

/** The page of a state: who leads, who follows, which sandboxes answer. */
export function clusterPage({ port, figuresPort }: ClusterLayout, { databases, sandboxes }: ClusterState): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Cluster</title><style>${style}</style><h1>Cluster</h1>
<p>People come in at <a href="http://localhost:${port}">localhost:${port}</a>; HAProxy's own figures are at
<a href="http://${here}:${figuresPort}">${here}:${figuresPort}</a>.</p>
${table(
  'Databases',
  ['Server', 'Role', 'State', 'Behind, in bytes'],
  databases.map(({ name, role, state, lag }) => [name, roles[role] ?? role, state, lag]),
)}
${table(
  'Sandboxes',
  ['Process', 'State'],
  sandboxes.map(({ name, state }) => [name, state]),
)}</html>`;
}

/** Serves the page; it reads the state anew each time. */
export function servePage(layout: ClusterLayout): Server {
  return createServer((_request, response) => {
    readClusterState(layout).then(
      (state) => response.setHeader('content-type', 'text/html; charset=utf-8').end(clusterPage(layout, state)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(layout.pagePort, here);
}
