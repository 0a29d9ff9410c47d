import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const rulesFor = (css: string, html: string): string =>
  Buffer.from(createPageStyles(css)(html)).toString();

test('a page gets the rules of its classes and elements, and those that require none', () => {
  const css =
    '*{margin:0}p{color:red}:root,hr{color:red}hr{height:0}p>b{top:0}.a{top:0}.b{top:1px}.a .b{top:2px}.b,.a:hover{top:3px}';
  expect(rulesFor(css, '<p class="a c">')).toBe(
    '*{margin:0}p{color:red}:root,hr{color:red}.a{top:0}.b,.a:hover{top:3px}',
  );
});

test('classes are recognized in any escaping', () => {
  const names = [
    'md:p-1.5',
    '[&>li+li]:border-t',
    '2xl',
    'w-1/2',
    'top-[calc(1px-2em)]',
    "b-['x']",
  ];
  const css =
    ".md\\:p-1\\.5{a:b}.\\[\\&\\>li\\+li\\]\\:border-t>li+li{a:b}.\\32xl{a:b}.w-1\\/2{a:b}.top-\\[calc\\(1px-2em\\)\\]{a:b}.b-\\[\\'x\\'\\]{a:b}";
  const html = `<li class="${names.join(' ').replace('&', '&amp;').replace('>', '&gt;').replaceAll("'", '&#x27;')}">`;
  expect(rulesFor(css, html)).toBe(css);
  expect(rulesFor(css, '<p>')).toBe('');
});

test('selectors in parentheses are not required', () => {
  const css =
    '.a:where([data-theme=dark],[data-theme=dark] *){a:b}.a:is(:where(.group):hover *){c:d}:where(.z>:not(:last-child)){e:f}';
  expect(rulesFor(css, '<p class="a">')).toBe(
    '.a:where([data-theme=dark],[data-theme=dark] *){a:b}.a:is(:where(.group):hover *){c:d}:where(.z>:not(:last-child)){e:f}',
  );
});

test('nested blocks are filtered, empty ones dropped, and layers keep their order', () => {
  const css =
    '@layer base{p{b:c}hr{b:c}}@layer components{.x{b:c}}@layer utilities{@media (width>=1px){.x{b:c}}@media (width>=2px){.y{b:c}}}';
  expect(rulesFor(css, '<p class="y">')).toBe(
    '@layer base{p{b:c}}@layer components{}@layer utilities{@media (width>=2px){.y{b:c}}}',
  );
});

test('font faces and animations stay, comments go, and braces in strings are ignored', () => {
  const css = "@font-face{font-family:F;src:local('}')}@keyframes k{to{top:0}}";
  expect(rulesFor(`/*! a {comment} */${css}`, '')).toBe(css);
});

test('selections of other pages change nothing, however many there were', () => {
  const styles = createPageStyles('.a{b:c}.b{b:c}hr{b:c}');
  const of = (html: string): string => Buffer.from(styles(html)).toString();
  for (let page = 0; page < 120; page += 1) {
    expect(of('<p class="a">')).toBe('.a{b:c}');
    expect(of('<hr class="b">')).toBe('.b{b:c}hr{b:c}');
    expect(of(`<p class="x${page}">`)).toBe('');
  }
});

test('only Tailwind variables that are read are declared', () => {
  const first = (text: string) => `@layer properties{@supports (a:b){*,:before{${text}}}}`;
  const rest = '.a{width:var(--tw-x)}';
  const kinds = '@property --tw-x{syntax:"*"}';
  const css = `${first('--tw-x:0;--tw-y:1px')}${rest}${kinds}@property --tw-y{syntax:"*"}`;
  expect(rulesFor(css, '<p class="a">')).toBe(`${first('--tw-x:0;')}${rest}${kinds}`);
});
