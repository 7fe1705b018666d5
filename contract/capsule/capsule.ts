import '#contract/entities/locale.ts';
import { array, mixed, number, object, string, ValidationError, type InferType } from 'yup';
import { locales } from '#contract/constants.ts';
import { bases, endpoints, type EndpointId, type Method } from '#contract/endpoints.ts';
import { roles } from '#contract/roles.ts';

/** Versions of the form of the file. */
export const capsuleVersion = 1;
/** Of a capsule's file, in characters; older answers are left out for it. */
export const largestCapsule = 200_000;

const calls = Object.keys(endpoints) as EndpointId[];
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

const capsuleCall = object({
  /** By its name in the contract: of a write, what was done. */
  call: string<EndpointId>().oneOf(calls).required(),
  method: string<Method>().oneOf(methods).required(),
  base: string().oneOf(bases).required(),
  path: string().matches(/^\//).required(),
  query: string().defined(),
  /** Milliseconds before the capsule was taken. */
  before: number().min(0).required(),
  /** Milliseconds from question to answer, where the browser tells. */
  lasted: number().min(0),
  /** Of HTTP; 0 = no answer has come. */
  status: number().integer().min(0).max(599).required(),
  correlationId: string(),
  /** What was read, or why it was refused; absent where none came, of a write, and for want of room. */
  answer: mixed<object>(),
  /** Rows of the list that were answered and are not kept. */
  rowsLeftOut: number().integer().min(1),
});
export type CapsuleCall = InferType<typeof capsuleCall>;

const capsuleFailure = object({
  /** Under which support finds it. */
  issueId: string(),
  /** The class of the error. */
  name: string(),
  /** Only where it is one of JavaScript's own sentences. */
  message: string(),
  /** Places in the application's files, the innermost first. */
  stack: array().of(string().defined()),
});
export type CapsuleFailure = InferType<typeof capsuleFailure>;

/** What a person sends to support about a page: what was done, asked and answered, without anybody's details. */
export const capsule = object({
  capsule: number().oneOf([capsuleVersion]).required(),
  id: string()
    .matches(/^[\da-f]{8}$/)
    .required(),
  takenAt: string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    .required(),
  application: object({
    version: string().required(),
    locale: string().oneOf(locales).required(),
    appearance: string().oneOf(['light', 'dark']).required(),
  }).required(),
  browser: object({
    userAgent: string().required(),
    languages: array().of(string().defined()).required(),
    timeZone: string().required(),
    viewport: object({ width: number().required(), height: number().required() }).required(),
  }).required(),
  roles: array().of(string().oneOf(roles).defined()).required(),
  terminalID: string(),
  /** The address of the page. */
  page: string().matches(/^\//).required(),
  /** Addresses of the pages before it, the newest first. */
  visited: array().of(string().defined()).required(),
  failure: capsuleFailure.notRequired().default(undefined),
  /** The newest first. */
  calls: array().of(capsuleCall.defined()).required(),
});
export type Capsule = InferType<typeof capsule>;

/** A file that is no capsule. `faults` are lines that name what is wrong with it. */
export class CapsuleError extends Error {
  override name = 'CapsuleError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`this is no capsule: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

/** Faults that are told of a file. */
const toldFaults = 10;

/** Reads a capsule's file. @throws CapsuleError that says what is wrong with it. */
export function parseCapsule(text: string): Capsule {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new CapsuleError(['it is not JSON']);
  }
  try {
    return capsule.validateSync(file, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    throw new CapsuleError(
      faults.slice(0, toldFaults).map(({ path, message }) => (path ? `${path}: ${message}` : message)),
    );
  }
}
