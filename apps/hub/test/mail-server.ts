import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail. */
export type MailServerMood =
  | 'takes'
  | 'says come later'
  | 'drops the line'
  | 'knows nobody'
  | 'says nothing';

export interface MailServer {
  readonly url: string;
  /** Mails that it has taken, as they came. */
  readonly taken: readonly string[];
  /** Mails that it was offered. */
  readonly offered: number;
  /** Lines that were opened to it. */
  readonly lines: number;
  mood: MailServerMood;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real mail server on a port of its own, with moods. */
export async function mailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const state = { mood: 'takes' as MailServerMood, offered: 0, lines: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect(_session, done) {
      state.lines += 1;
      if (state.mood !== 'says nothing') done();
    },
    onRcptTo(_address, _session, done) {
      done(state.mood === 'knows nobody' ? refusal(550, 'No such user here') : null);
    },
    onData(stream, _session, done) {
      state.offered += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mood === 'says come later') return done(refusal(451, 'Try again later'));
        if (state.mood === 'drops the line') {
          for (const connection of server.connections) connection.close();
          return;
        }
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get offered() {
      return state.offered;
    },
    get lines() {
      return state.lines;
    },
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of server.connections) connection.close();
      }),
  };
}
