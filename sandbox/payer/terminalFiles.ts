import type { FastifyInstance } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';
import { readTerminalFile, terminalFilesPath } from '#sandbox/domain/terminalFiles.ts';

/** Serves the logos and stylesheets of terminals to whoever meets their pages; nothing runs in them. */
export function mountTerminalFiles(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get<{ Params: { name: string } }>(`${terminalFilesPath}/:name`, async (request, reply) => {
    const file = await readTerminalFile(db, request.params.name);
    if (!file) return reply.code(404).send();
    const isText = file.contentType.startsWith('text/');
    return (
      reply
        // Another file has another address; one that was taken away is forgotten soon.
        .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': "default-src 'none'; sandbox" })
        .type(isText ? `${file.contentType}; charset=utf-8` : file.contentType)
        .send(file.content)
    );
  });
}
