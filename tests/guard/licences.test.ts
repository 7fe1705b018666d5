import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { root } from './sources.ts';

interface Package {
  license?: string;
  dev?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
const lock = read('package-lock.json') as { packages: Record<string, Package> };
const manifest = read('package.json') as { dependencies: Record<string, string> };

/** Licences that ask for no more than their text and names to go along. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense Zlib'.split(' '),
);
/** For tools that build and test, which nobody is given: changes to their own files would have to be published. */
const ofTools = new Set([...permissive, 'MPL-2.0']);

/** Packages whose licence npm cannot read, with what their own LICENSE says. */
const readByHand: Readonly<Record<string, { says: RegExp; licence: string }>> = {
  'node_modules/css-mediaquery': { says: /Redistribution and use in source and binary forms/, licence: 'BSD-3-Clause' },
  'node_modules/png-js': { says: /Permission is hereby granted, free of charge/, licence: 'MIT' },
};

/** Whether an expression of SPDX can be kept: one side of an OR, both of an AND. */
function isKept(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));
}

describe('licences', () => {
  it('of everything that is shipped are permissive, those of tools at most weakly copyleft', () => {
    const wrong = Object.entries(lock.packages)
      .filter(([path]) => path !== '')
      .map(([path, { license, dev = false }]) => ({
        path,
        license: readByHand[path]?.licence ?? license ?? 'none',
        dev,
      }))
      .filter(({ license, dev }) => !isKept(license, dev ? ofTools : permissive));
    expect(wrong).toEqual([]);
  });

  it('that were read by hand are still what they were', () => {
    for (const [path, { says }] of Object.entries(readByHand)) {
      expect(readFileSync(join(root, path, 'LICENSE'), 'utf8')).toMatch(says);
    }
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-2.0-only', false],
    ['AGPL-3.0-only', false],
    ['none', false],
  ])('as %s are judged', (expression, isAllowed) => {
    expect(isKept(expression, permissive)).toBe(isAllowed);
  });
});

it('the bill of materials names every package that is shipped, with version, hash and licence', () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const text = execFileSync(npm, ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const bill: unknown = JSON.parse(text);
  const components = isObject(bill) && Array.isArray(bill.components) ? bill.components.filter(isObject) : [];
  const named = new Map(
    components.map((component) => [`${String(component.name)}@${String(component.version)}`, component]),
  );
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(named.get(`${name}@${version}`), name).toMatchObject({ hashes: [{ alg: 'SHA-512' }], licenses: [{}] });
  }
});
