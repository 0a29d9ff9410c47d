import { type EngineTab, type Key, keys } from './engine.ts';
import type * as inPage from './in-page.ts';

/** Name of an element, or a pattern for it. */
type Name = string | RegExp;
/** Role and name of the element to search in. */
type Within = [role: string, name: Name];

/** Time limit of an expectation, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 50;

const spotOf = ([role, name]: Within): inPage.Spot => [
  role,
  typeof name === 'string' ? name : { source: name.source, flags: name.flags },
];

const inWords = (role: string, name: Name, within?: Within): string =>
  `${role} "${name}"${within ? ` in ${within.join(' ')}` : ''}`;

/**
 * A tab for journeys. Every action waits until it is possible.
 * @param script text that defines `inPage`
 */
export function createTab(tab: EngineTab, origin: string, script: string) {
  async function evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${work})(...${JSON.stringify(args)})`;
    return JSON.parse(await tab.evaluate(`async () => (await ${call}) ?? null`));
  }

  async function ask<Question extends keyof typeof inPage>(
    question: Question,
    ...args: Parameters<(typeof inPage)[Question]>
  ): Promise<Awaited<ReturnType<(typeof inPage)[Question]>> | null> {
    const call = `inPage.${question}(...${JSON.stringify(args)})`;
    return JSON.parse(
      await tab.evaluate(`async () => { ${script}; return (await ${call}) ?? null; }`),
    );
  }

  /** Polls until `look` finds something; a navigation meanwhile only delays it. */
  async function wait<Found>(
    what: string,
    look: () => Promise<Found>,
  ): Promise<NonNullable<Found>> {
    const end = Date.now() + PATIENCE;
    let reason = '';
    do {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        reason = ` (${error})`;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } while (Date.now() < end);
    const seen = await ask('glance').catch(String);
    throw new Error(`Waited in vain for ${what}${reason}.\nSeen at last: ${seen}`);
  }

  async function press(...chord: [Key | string, ...(Key | string)[]]): Promise<void> {
    const values = chord.map((key) => (key in keys ? keys[key as Key] : key));
    await tab.perform('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async function click(role: string, name: Name, within?: Within): Promise<void> {
    const { x, y } = await wait(inWords(role, name, within), () =>
      ask('pointOf', spotOf([role, name]), within && spotOf(within)),
    );
    await tab.perform('pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  const countOf = (role: string, name: Name, within?: Within) =>
    ask('count', spotOf([role, name]), within && spotOf(within));

  return {
    open: (path: string): Promise<void> => tab.navigate(origin + path),
    /** Starts a navigation without waiting for it. */
    begin: (path: string): Promise<void> => evaluate((next: string) => location.assign(next), path),
    reload: tab.reload,
    back: (): Promise<void> => tab.traverse(-1),
    forward: (): Promise<void> => tab.traverse(1),
    resize: tab.resize,
    giveFiles: async (selector: string, paths: string[]): Promise<void> => {
      await wait(selector, () =>
        evaluate((wanted: string) => document.querySelector(wanted) !== null, selector),
      );
      await tab.giveFiles(selector, paths);
    },
    evaluate,
    /** Runs a script that defines a global `name`. */
    run: (script: string, name: string): Promise<string> =>
      tab.evaluate(`async () => { ${script}; window.${name} = ${name}; return null; }`),
    press,
    click,
    /** Replaces the value of a field by typing. */
    type: async (role: string, name: Name, text: string, within?: Within): Promise<void> => {
      await click(role, name, within);
      await press('Control', 'a');
      await tab.perform(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    choose: (option: string, role: string, name: Name, within?: Within) =>
      wait(`"${option}" of ${inWords(role, name, within)}`, () =>
        ask('choose', option, spotOf([role, name]), within && spotOf(within)),
      ),
    /** Waits until a function of the page returns something truthy, and returns that. */
    until: <Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args) =>
      wait(String(work), () => evaluate(work, ...args)),
    sees: (text: string) => wait(`the text "${text}"`, () => ask('shows', text)),
    misses: (text: string) => wait(`no text "${text}"`, async () => !(await ask('shows', text))),
    finds: (role: string, name: Name, within?: Within) =>
      wait(inWords(role, name, within), () => countOf(role, name, within)),
    lacks: (role: string, name: Name, within?: Within) =>
      wait(`no ${inWords(role, name, within)}`, async () => !(await countOf(role, name, within))),
    holds: (value: string, role: string, name: Name, within?: Within) =>
      wait(`"${value}" in ${inWords(role, name, within)}`, async () => {
        const held = await ask('heldBy', spotOf([role, name]), within && spotOf(within));
        return held === value;
      }),
    /** Waits until that element has the focus. */
    isAt: (role: string, name: string) =>
      wait(
        `the focus on ${role} "${name}"`,
        async () => (await ask('focused')) === `${role} ${name}`,
      ),
    isOn: (path: string) =>
      wait(`the address ${path}`, () =>
        evaluate((wanted: string) => location.pathname + location.search === wanted, path),
      ),
  };
}

export type Tab = ReturnType<typeof createTab>;
