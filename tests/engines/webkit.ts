import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine, EngineSession, EngineTab } from './engine.ts';

/** Time limit of an answer, in milliseconds. */
const PATIENCE = 20_000;
/** Time limit of a browser's start, in milliseconds. */
const BEGIN_PATIENCE = 10_000;

interface Programs {
  driver: string;
  browser: string;
  /** Virtual X display: WebKitGTK needs one for its window. */
  display: string;
}

/** Returns a free TCP port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts an X server, which chooses its display number and reports it. `-noreset` keeps it running
 * when a browser exits.
 */
async function startDisplay(program: string) {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = server.stdio[3];
  if (!said) throw new Error('The X server has no pipe to tell its number by.');
  const [number] = await once(said, 'data');
  return { server, display: `:${String(number).trim()}` };
}

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  patience?: number,
) => Promise<unknown>;

const asking =
  (origin: string): Ask =>
  async (method, path, body, patience = PATIENCE) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

/**
 * WebDriver script that calls a function, given as source text, and returns its awaited result or
 * error.
 */
const awaited = (text: string): string =>
  `const tell = arguments[arguments.length - 1];
(async () => JSON.stringify((await (${text})()) ?? null))().then(
  (json) => tell({ json }), (error) => tell({ error: String(error) }));`;

function tabOf(ask: Ask, handle: string, front: { handle: string }): EngineTab {
  /** Sends a command to this tab, after bringing it to the front. */
  const asked: Ask = async (method, path, body) => {
    if (front.handle !== handle) await ask('POST', '/window', { handle });
    front.handle = handle;
    return ask(method, path, body);
  };
  const evaluate = async (text: string): Promise<string> => {
    const told = await asked('POST', '/execute/async', { script: awaited(text), args: [] });
    const { json, error } = told as { json?: string; error?: string };
    if (error !== undefined) throw new Error(error);
    return json ?? 'null';
  };

  /** Navigates, and waits until a new document has loaded. */
  async function arrive(path: string, body: object): Promise<void> {
    await evaluate('() => { window.isLeft = true; }').catch(() => undefined);
    await asked('POST', path, body);
    const hasArrived = '() => !window.isLeft && document.readyState === "complete"';
    const end = Date.now() + PATIENCE;
    while ((await evaluate(hasArrived).catch(String)) !== 'true') {
      if (Date.now() > end) throw new Error(`The page did not load: ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    navigate: (url) => arrive('/url', { url }),
    reload: () => arrive('/refresh', {}),
    traverse: async (delta) => void (await asked('POST', delta < 0 ? '/back' : '/forward', {})),
    evaluate,
    perform: async (type, actions) => {
      await asked('POST', '/actions', { actions: [{ type, id: type, actions }] });
    },
    giveFiles: async (value, paths) => {
      const element = await asked('POST', '/element', { using: 'css selector', value });
      const [id] = Object.values(element as Record<string, string>);
      await asked('POST', `/element/${id}/value`, { text: paths.join('\n') });
    },
    resize: async (width, height) => {
      await asked('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
  };
}

interface Driver {
  ask: Ask;
  errors: string[];
  /** Ends the driver and its browser. */
  end: () => Promise<void>;
}

async function startDriver(program: string, display: string, home: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: home, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    // Leader of a process group, so that the whole group can be killed.
    detached: true,
  });
  const ended = once(driver, 'exit');
  const errors: string[] = [];
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (line.includes('CONSOLE JS ERROR')) errors.push(line);
  });
  const ask = asking(`http://127.0.0.1:${port}`);
  const answers = (): Promise<boolean> => ask('GET', '/status').then(Boolean, () => false);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    ask,
    errors,
    end: async () => {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
      await ended;
    },
  };
}

const capabilitiesOf = (browser: string) => ({
  alwaysMatch: {
    unhandledPromptBehavior: 'accept',
    // Scripts must also run in pages that are still loading.
    pageLoadStrategy: 'none',
    // Requests cannot leave the machine: the proxy, port 9, is closed.
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['127.0.0.1'],
    },
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  },
});

/** Session of a browser that the driver has started. */
async function sessionOf(driver: Driver, id: string): Promise<EngineSession> {
  const ask: Ask = (method, path, body) => driver.ask(method, `/session/${id}${path}`, body);
  const front = { handle: String(await ask('GET', '/window')) };
  let isFirst = true;
  return {
    openTab: async () => {
      if (isFirst) {
        isFirst = false;
        return tabOf(ask, front.handle, front);
      }
      // A second window, because a background tab draws no frames.
      const created = await ask('POST', '/window/new', { type: 'window' });
      return tabOf(ask, (created as { handle: string }).handle, front);
    },
    errors: () => driver.errors,
    close: driver.end,
  };
}

/** Prepares WebKitGTK. Each session has its own driver and browser. */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const { server, display } = await startDisplay(programs.display);
  const home = mkdtempSync(join(tmpdir(), 'daybreak-webkit-'));

  /**
   * Starts a session. The driver waits forever if its browser exits during the start, so a short
   * time limit and several tries apply.
   */
  async function begin(tries = 3): Promise<EngineSession> {
    const driver = await startDriver(programs.driver, display, home);
    try {
      const capabilities = capabilitiesOf(programs.browser);
      const begun = await driver.ask('POST', '/session', { capabilities }, BEGIN_PATIENCE);
      return await sessionOf(driver, (begun as { sessionId: string }).sessionId);
    } catch (error) {
      await driver.end();
      if (tries === 1) throw error;
      return begin(tries - 1);
    }
  }

  return {
    begin: () => begin(),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
