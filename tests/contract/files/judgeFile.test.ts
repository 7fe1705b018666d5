import { assert, constantFrom, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumUploadBytes } from '#contract/constants.ts';
import { fileFault, pictureOf, stylesheetTextOf } from '#contract/files/judgeFile.ts';
import { jpeg, jpegSegment, png, pngChunk } from '#tests/support/pictures.ts';

const logo = (bytes: Uint8Array, name = 'logo.png', type = 'image/png') => fileFault('logo', { name, type, bytes });
const css = (text: string | Uint8Array, name = 'brand.css', type = 'text/css') =>
  fileFault('stylesheet', { name, type, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text });
const onlyImages = { key: 'OnlyImagesAreAllowed' };
const onlyCss = { key: 'OnlyCssFilesAreAllowed' };
const words = (text: string) => Buffer.from(text, 'latin1');

describe('a logo', () => {
  it('is a PNG or a JPEG file, whatever language its name has', () => {
    expect(logo(png())).toBeUndefined();
    expect(logo(png({ isInterlaced: true }), 'לוגו של העסק.PNG')).toBeUndefined();
    expect(logo(jpeg(), 'logo.jpeg', 'image/jpeg')).toBeUndefined();
    expect(logo(jpeg([], { frame: 0xc2 }), 'logo.JPG', 'image/jpeg')).toBeUndefined();
  });

  it('says its size, and what of its file draws it', () => {
    const text = pngChunk('tEXt', words('Comment\0made by me'));
    const picture = pictureOf({ name: 'a.png', type: 'image/png', bytes: png({ width: 20, height: 9, more: [text] }) });
    expect(picture).toMatchObject({ width: 20, height: 9 });
    expect(Buffer.concat(picture?.drawn ?? [])).toEqual(png({ width: 20, height: 9 }));
    const camera = [jpegSegment(0xe1, words('Exif\0\0 place')), jpegSegment(0xfe, words('me'))];
    const photo = pictureOf({ name: 'a.jpg', type: 'image/jpeg', bytes: jpeg(camera) });
    expect(Buffer.concat(photo?.drawn ?? [])).toEqual(jpeg());
  });

  it.each([
    ['SVG', words('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'a.svg', 'image/svg+xml'],
    ['SVG by another name', words('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF and script', words('GIF89a/*\0\0*/=1;alert(1)')],
    ['HTML', words('<!doctype html><script>alert(1)</script>')],
    ['the first bytes of a PNG alone', png().subarray(0, 8)],
    ['PNG with HTML for its chunks', Buffer.concat([png().subarray(0, 33), words('<script>alert(1)</script>')])],
    ['PNG and a ZIP file', Buffer.concat([png(), words('PK\u0003\u0004')])],
    ['PNG that is cut', png().subarray(0, -1)],
    ['two PNGs', Buffer.concat([png(), png()])],
    ['PNG that says a script', png({ more: [pngChunk('tEXt', words('Comment\0<script>alert(1)</script>'))] })],
    ['PNG that says a program', png({ more: [pngChunk('zTXt', words('x\0<?php system();'))] })],
    ['PNG with a chunk that nobody knows', png({ more: [pngChunk('EVIL', words('x'))] })],
    ['PNG of no width', png({ width: 0 })],
    ['PNG of a hundred megapixels', png({ width: 10_000, height: 10_000, lines: Buffer.alloc(1) })],
    ['JPEG for a PNG', jpeg()],
  ])('is not %s', (_case, bytes, name = 'a.png', type = 'image/png') => {
    expect(logo(bytes, name, type)).toEqual(onlyImages);
  });

  it.each([
    ['a PDF in its words', jpeg([jpegSegment(0xfe, words('%PDF-1.7'))])],
    ['something behind its end', Buffer.concat([jpeg(), words('<script>')])],
    ['no end', jpeg().subarray(0, -2)],
    ['a segment that goes beyond it', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0x4a])],
    ['two frames', jpeg([jpegSegment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]))])],
    ['a frame nobody draws', jpeg([], { frame: 0xc9 })],
    ['a side of nine thousand', jpeg([], { width: 9000 })],
  ])('is no JPEG with %s', (_case, bytes) => {
    expect(logo(bytes, 'a.jpg', 'image/jpeg')).toEqual(onlyImages);
  });

  it.each(['logo', 'logo.png.exe', 'logo.jpg', 'lo\u0000go.png', 'lo\ngo.png', 'gnp.\u202egnp.png', 'a\u200b.png'])(
    'is not called %j',
    (name) => {
      expect(logo(png(), name)).toEqual(onlyImages);
    },
  );

  it('has one megabyte, and not a byte more', () => {
    const filled = (length: number) => {
      const rest = length - png().length - 12;
      return png({ more: [pngChunk('tEXt', Buffer.alloc(rest, 0x20))] });
    };
    expect(logo(filled(maximumUploadBytes))).toBeUndefined();
    expect(logo(filled(maximumUploadBytes + 1))).toEqual({ key: 'MaxFileSize' });
  });

  it('is judged of any bytes, and never fails', () => {
    const starts = [Buffer.alloc(0), png().subarray(0, 33), jpeg().subarray(0, 90)];
    assert(
      property(constantFrom(...starts), uint8Array({ maxLength: 300 }), (start, rest) => {
        const found = logo(Buffer.concat([start, rest]));
        expect(found === undefined || found.key === 'OnlyImagesAreAllowed').toBe(true);
      }),
    );
  });
});

describe('a stylesheet', () => {
  it('is text of a kind and a name that say so', () => {
    const text = '/* צבעי העסק */ :root { --accent: #0f766e; } .panel > a:hover { color: rgb(1 2 3 / 50%); }';
    expect(css(text, 'עיצוב.css')).toBeUndefined();
    expect(css('a{color:red;scroll-behavior:smooth}@media (width<600px){a{color:blue}}')).toBeUndefined();
    expect(css(text, 'brand.txt')).toEqual(onlyCss);
    expect(css(text, 'brand.css\u0000')).toEqual(onlyCss);
    expect(css(text, 'brand\u202e.css')).toEqual(onlyCss);
    expect(css(text, 'brand.css', 'text/html')).toEqual(onlyCss);
    expect(css(png())).toEqual(onlyCss);
    expect(css(new Uint8Array([0xc3, 0x28]))).toEqual(onlyCss);
    expect(stylesheetTextOf({ name: 'a.css', type: 'text/css', bytes: words('\u00ef\u00bb\u00bfa{}') })).toBe('a{}');
  });

  it.each([
    '@import "https://evil.test/a.css";',
    '@IMPORT url(a.css);',
    '@\\69mport "a.css";',
    'a { background: url(https://evil.test/x.png) }',
    'a { background: URL( "x.png" ) }',
    'a { background: u\\72l(x.png) }',
    'a { background: \\000075 rl(x.png) }',
    'a { background: u/**/rl(x.png) }',
    'a { background: image-set("x.png" 1x) }',
    'a { background: src("x.png") }',
    '@font-face { font-family: x; src: url(x.woff2) }',
    'a { width: expression(alert(1)) }',
    'a { width: exp/* */ression(alert(1)) }',
    'a { behavior: x }',
    'a { -moz-binding: x }',
    'a { --x: javascript:alert(1) }',
    'a {} </style><script>alert(1)</script>',
    '<!-- a {} -->',
    'a { content: "\u0000" }',
  ])('holds nothing like %s', (text) => {
    expect(css(text)).toEqual(onlyCss);
  });

  it('has one megabyte, and not a byte more', () => {
    const text = `a{color:red}${' '.repeat(maximumUploadBytes - 12)}`;
    expect(css(text)).toBeUndefined();
    expect(css(`${text} `)).toEqual({ key: 'MaxFileSize' });
  });
});
