import { describe, expect, it } from 'vitest';
import { reduceStylesheet } from '#sandbox/resources/terminals/files/stylesheet.ts';

describe('what is harmless', () => {
  it.each([
    [':root{--accent:light-dark(#0f766e,#5eead4)}', ':root{--accent:light-dark(#0f766e,#5eead4);}\n', 0],
    [
      '.checkout .panel{border-block-start:4px solid var(--accent)}',
      '.checkout .panel{border-block-start:4px solid var(--accent);}\n',
      0,
    ],
    ['@media (width<600px){a{color:red}}', '@media (width<600px){a{color:red;}\n}\n', 0],
    ['a{font-family:"Rubik",sans-serif!important}', 'a{font-family:"Rubik",sans-serif!important;}\n', 0],
    ['a{color:red;position:fixed;display:none;opacity:0;content:"x"}', 'a{color:red;}\n', 4],
    ['a{color:red;color:foo(1)}', 'a{color:red;}\n', 1],
    ['a{color:red;--x:foo(1)}', 'a{color:red;}\n', 1],
    ['a{color:red}input[value^="4"]{color:blue}', 'a{color:red;}\n', 1],
    ['a{color:red;&:hover{color:blue}}', 'a{color:red;}\n', 1],
    ['a{color:red}@keyframes x{from{color:red}}@supports (color:red){a{color:red}}@layer x;', 'a{color:red;}\n', 3],
    ['a{padding:48px 3em;gap:1rem}', 'a{padding:48px 3em;gap:1rem;}\n', 0],
    ['a{color:red;padding:49px;border-width:3.1em;outline:-9999px solid;gap:10vw}', 'a{color:red;}\n', 4],
    ['a{color:red;padding:20%;padding:calc(40px*99);border-width:max(1px,2px);--x:20%;--y:99px}', 'a{color:red;}\n', 5],
    ['a{color:red;padding:var(--x,99px);text-decoration:line-through 40px}', 'a{color:red;}\n', 2],
    ['a{color:red;border-image:linear-gradient(red,red) 1/1px/9999;border-image-outset:9999}', 'a{color:red;}\n', 2],
    [
      'a{color:red}.sum::first-letter{color:#0000}.sum:first-line{color:#0000}a::selection{color:red}',
      'a{color:red;}\n',
      3,
    ],
    [
      'a{background:linear-gradient(90deg,red 40%,blue 600px) 50% 0;transition:color .2s}',
      'a{background:linear-gradient(90deg,red 40%,blue 600px) 50%0;transition:color .2s;}\n',
      0,
    ],
    [String.raw`a{color:red}.a\:b{color:blue}a{colo\72:blue}`, 'a{color:red;}\n', 2],
  ])('of %s is %s', (text, css, leftOut) => {
    expect(reduceStylesheet(text)).toEqual({ css, leftOut });
  });
});
