import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './postgres-server.ts';

/** PostgreSQL's message `Q` (simple query) with the text `commit`, as pg sends it. */
const COMMIT = Buffer.from('commit\0');

/** Loss of the next commit: of the message itself, or of its answer. */
type Fault = 'commit lost' | 'answer lost';

/** A line to a PostgreSQL server that breaks where a test wants it to. */
export async function startFaultyLine(postgres: string) {
  const { hostname, port: behind } = new URL(postgres);
  const ends = new Set<Socket>();
  let next: Fault | undefined;
  /** Messages held back during a cut, in place of TCP, which sends them again; absent without a cut. */
  let held: (() => void)[] | undefined;

  const line = createServer((near) => {
    const far = connect(Number(behind), hostname);
    let isAnswerLost = false;
    const breakOff = (): void => {
      // Neither end hears of the other while the line is cut, nor afterwards.
      if (held) return;
      near.destroy();
      far.destroy();
    };
    const pass = (to: Socket, bytes: Buffer): void => {
      if (held) held.push(() => to.write(bytes));
      else to.write(bytes);
    };
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', breakOff);
      end.on('close', () => {
        ends.delete(end);
        breakOff();
      });
    }
    near.on('data', (bytes) => {
      if (next && bytes.includes(COMMIT)) {
        const fault = next;
        next = undefined;
        if (fault === 'commit lost') return breakOff();
        isAnswerLost = true;
      }
      pass(far, bytes);
    });
    far.on('data', (bytes) => {
      if (isAnswerLost) return breakOff();
      pass(near, bytes);
    });
  });
  const port = await freePort();
  line.listen(port, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: String(port),
    /** Breaks the line at the next commit. */
    breakAtCommit: (fault: Fault): void => {
      next = fault;
    },
    /** Holds all that is sent, and tells no end that the other one has closed, until `mend`. */
    cut: (): void => {
      held = [];
    },
    mend: (): void => {
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
    stop: async (): Promise<void> => {
      for (const end of ends) end.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
