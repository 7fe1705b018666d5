import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);
const font = (subset: string) =>
  pathToFileURL(resolve(`@fontsource-variable/rubik/files/rubik-${subset}-wght-normal.woff2`)).href;
const own = (name: string) => new URL(`./static/${name}`, import.meta.url).href;

/** Where a file lies, and what it is. */
export type PageFile = { source: string; type: string };

/** The files that all pages of the sandbox need, by their names. */
const files: Readonly<Record<string, PageFile>> = {
  'page.css': { source: own('page.css'), type: 'text/css; charset=utf-8' },
  'submit.js': { source: own('submit.js'), type: 'text/javascript; charset=utf-8' },
  'icon.svg': { source: own('icon.svg'), type: 'image/svg+xml' },
  'rubik-hebrew.woff2': { source: font('hebrew'), type: 'font/woff2' },
  'rubik-latin.woff2': { source: font('latin'), type: 'font/woff2' },
};

/** Serves styles, scripts and fonts of the sandbox's own pages below /sandbox/static/. @param more those of one kind of page */
export function mountPageFiles(app: FastifyInstance, more: Readonly<Record<string, PageFile>>): void {
  for (const [name, { source, type }] of Object.entries({ ...files, ...more })) {
    app.get(`/sandbox/static/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type(type)
        .send(await readFile(fileURLToPath(source))),
    );
  }
}
