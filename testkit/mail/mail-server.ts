import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; source: string };

/**
 * A mail server for tests that stores accepted mails. `answer` decides for each mail: accept, refuse with an SMTP code,
 * or never answer.
 */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = { answer: 'take' as 'take' | 'hang' | number };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { answer } = state;
        if (answer === 'hang') return;
        if (answer !== 'take') {
          done(Object.assign(new Error('Not now, somebody@example.com'), { responseCode: answer }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    state,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Fitness Zone <shop@shop.example>' },
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

export const messageIdOf = ({ source }: ReceivedMail): string | undefined =>
  /^Message-ID: (\S+)/im.exec(source)?.[1];
