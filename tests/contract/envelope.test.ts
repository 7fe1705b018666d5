import { describe, expect, it } from 'vitest';
import { isObject, isOperationResponse, isSuccess } from '#contract/envelope.ts';

describe('isOperationResponse', () => {
  it.each([
    [{ status: 'success' }, true],
    [{ status: 'warning', message: 'x' }, true],
    [{ status: 'error', errors: [] }, true],
    [{ status: 'Success' }, false],
    [{ status: 200 }, false],
    [{ data: [] }, false],
    [null, false],
    ['success', false],
    [[{ status: 'success' }], false],
  ])('%j: %s', (body, expected) => {
    expect(isOperationResponse(body)).toBe(expected);
  });
});

describe('isSuccess', () => {
  it.each([
    ['success', true],
    ['warning', false],
    ['error', false],
  ] as const)('of status %s is %s', (status, expected) => {
    expect(isSuccess({ status })).toBe(expected);
  });
});

describe('isObject', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [7, false],
  ])('%j: %s', (value, expected) => {
    expect(isObject(value)).toBe(expected);
  });
});
