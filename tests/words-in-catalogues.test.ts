import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Attributes and properties whose strings people read. */
const isRead =
  /^(?:one|other|label|title|heading|hint|text|empty|placeholder|alt|description|legend|noun|submit|busy|(?:aria-(?:label|description|roledescription))|\w+Label)$/;

/** Sentences and capitalised phrases; no class names, addresses, keys or names of types. */
const isSentence =
  /^\P{L}*\p{Lu}\p{Ll}+(?: \p{L}[\p{Ll}’']*)+|\p{Ll}{2,} \p{Ll}+ \p{Ll}+.*[.?!…]\s*$|^\p{Lu}\p{Ll}+…?$/u;

/** Class names and addresses. */
const isCode = /^[a-z][\w :.[\]()/%!-]*[-\d][\w :.[\]()/%!-]*$|^(?:https?|mailto):|@/;

/** Strings that look like words and are none: names of keys, elements, services, and of sections that pages link to. */
const others =
  /^(?:Enter|Escape|Esc|Tab|Space|Ctrl|Alt|Shift|Backspace|Home|End|Files|Notification|Person|Organization|Part|Content|Set|Text|Facebook|Instagram|Twitter|Bluesky|Mastodon|Vimeo|Flourish|Datawrapper|Google Maps|Invalid|Lax|Range|Node|YouTube|LinkedIn|Markdown|India|Business|Tech|Videos)$|^(?:Ctrl|Alt) \w+$/;

interface Found {
  start: number;
  text: string;
}

/** Returns the words that a source of the interface holds outside of the catalogues. */
function wordsIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const seen = new Set<number>();
  const skip = ({ start }: { start: number }): void => void seen.add(start);
  const look = (start: number, text: string, mustBeNone = false): void => {
    if (seen.has(start)) return;
    const isWord = mustBeNone ? /\p{L}{2}/u.test(text) : isSentence.test(text);
    if (isWord && !others.test(text) && !isCode.test(text))
      found.push({ start, text: text.trim() });
  };
  new Visitor({
    ImportDeclaration: ({ source: from }) => skip(from),
    ExportAllDeclaration: ({ source: from }) => skip(from),
    TSLiteralType: ({ literal }) => skip(literal),
    // Errors of the program and lines of the console are for its log.
    CallExpression: ({ callee, arguments: all }) => {
      if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier') {
        if (callee.object.name === 'console') all.forEach(skip);
      }
    },
    NewExpression: ({ arguments: all }) => all.forEach(skip),
    Property: ({ key, value }) => {
      skip(key);
      if (value.type !== 'Literal' || key.type !== 'Identifier' || !isRead.test(key.name)) return;
      if (typeof value.value === 'string') look(value.start, value.value, true);
      skip(value);
    },
    JSXText: ({ start, value }) => look(start, value, true),
    JSXAttribute: ({ name, value }) => {
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
      look(value.start, value.value, isRead.test(String(name.name)));
      skip(value);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') look(start, value);
    },
    TemplateLiteral: ({ start, quasis }) =>
      look(start, quasis.map(({ value }) => value.cooked).join('x')),
  }).visit(parseSync(file, source).program);
  return found;
}

const lineOf = (source: string, start: number): number => source.slice(0, start).split('\n').length;

test('components hold no words', () => {
  const files = globSync(['src/ui/**/*.{ts,tsx}', 'src/blocks/**/*.tsx'], {
    cwd: process.cwd(),
  }).filter((file) => !/\.test\.tsx?$|\/words\//.test(file));
  expect(files.length).toBeGreaterThan(200);
  const left = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return wordsIn(file, source).map(
      ({ start, text }) => `${file}:${lineOf(source, start)}: ${text}`,
    );
  });
  expect(left).toEqual([]);
});

test.each([
  ['<p>Read it</p>', 'text of an element'],
  ['<p aria-label="Menu" />', 'a label'],
  ['<p>{isOpen ? "Close the menu" : null}</p>', 'a choice'],
  ['const say = (n: number) => `There are $' + '{n} of them.`;', 'a sentence with a value'],
  ['const columns = [{ label: "Title" }];', 'a property'],
])('%s is found, %s', (source) => {
  expect(wordsIn('example.tsx', source)).toHaveLength(1);
});
