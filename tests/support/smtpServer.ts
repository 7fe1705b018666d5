import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An e-mail as a mail server took it. */
export interface TakenMail {
  recipients: string[];
  /** Headers and body as they came. */
  source: string;
}

export interface SmtpServer {
  url: string;
  taken: TakenMail[];
  close(): Promise<void>;
}

/** One conversation; only what nodemailer says. */
function converse(socket: Socket, taken: TakenMail[], refuse: (to: string) => string | undefined): void {
  let rest = '';
  let mail: TakenMail = { recipients: [], source: '' };
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (isData) {
      isData = line !== '.';
      if (isData) mail.source += `${line.replace(/^\.\./, '.')}\r\n`;
      else {
        taken.push(mail);
        mail = { recipients: [], source: '' };
        say('250 taken');
      }
      return;
    }
    const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
    const refusal = to === undefined ? undefined : refuse(to);
    if (to !== undefined && !refusal) mail.recipients.push(to);
    isData = line === 'DATA';
    say(refusal ?? (isData ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 well'));
  };
  say('220 test');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
}

/** A mail server that takes everything but what `refuse` answers. */
export async function openSmtpServer(
  refuse: (to: string) => string | undefined = () => undefined,
): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const server = createServer((socket) => converse(socket, taken, refuse));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
