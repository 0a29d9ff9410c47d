import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectBidi, type Send } from './bidi-connection.ts';
import type { Engine, EngineSession, EngineTab } from './engine.ts';

/** Requests cannot leave the machine: the proxy, port 9, is closed; loopback bypasses proxies. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 0,
};

const profileOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  return folder;
};

function tabOf(sendAnyhow: Send, context: string): EngineTab {
  /** Background tabs draw no frames, so each command activates the tab first. */
  const send: Send = async (method, params) => {
    await sendAnyhow('browsingContext.activate', { context });
    return sendAnyhow(method, params);
  };
  const call = async (functionDeclaration: string) => {
    const answer = (await send('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      userActivation: true,
    })) as {
      result?: { value?: unknown; sharedId?: string };
      exceptionDetails?: { text: string };
    };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result ?? {};
  };
  return {
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    traverse: async (delta) => {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    evaluate: async (text) =>
      String((await call(`async () => JSON.stringify(await (${text})())`)).value ?? 'null'),
    perform: async (type, actions) => {
      await send('input.performActions', {
        context,
        actions: [{ type, id: type, actions }],
      });
    },
    giveFiles: async (selector, files) => {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
  };
}

/** Starts Firefox, which supports WebDriver BiDi itself. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = profileOf();
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = once(browser, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('Firefox ended before it could be asked anything.')));
  });
  let errors: string[] = [];
  const connection = await connectBidi(`${url}/session`, (_, params) => {
    const { type, level, text } = params as { type: string; level: string; text: string };
    // Leaving a page while a font loads reports an error that is not a script's.
    const isOfScript = type === 'javascript' && !text.startsWith('downloadable font');
    if (isOfScript && level === 'error') errors.push(text);
  });
  const { send } = connection;
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  async function begin(): Promise<EngineSession> {
    errors = [];
    const { userContext } = await send('browser.createUserContext');
    return {
      openTab: async () => {
        const { context } = await send('browsingContext.create', { type: 'tab', userContext });
        return tabOf(send, String(context));
      },
      errors: () => errors,
      close: async () => {
        await send('browser.removeUserContext', { userContext });
      },
    };
  }

  return {
    begin,
    stop: async () => {
      connection.close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
