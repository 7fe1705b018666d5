import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { isObject, isOperationResponse, type OperationResponse } from '#contract/envelope.ts';

/** One call as it is sent. */
export interface Request {
  endpoint: EndpointId;
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** The rows a plan goes through, where the call takes all that there are: what an answer says of others is not asked. */
  planned?: readonly string[];
  /** The rows of a file, in place of a body. */
  file?: string;
}

/** Whether the sandbox does what it is asked, and what it says. */
export interface Verdict {
  done: boolean;
  said: string;
}

const form =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\ncontent-type: text/csv\r\n\r\n';

/** A request as it travels. */
export function sent({ endpoint, path, query = {}, body, file }: Request) {
  const { base, method, path: template } = endpoints[endpoint];
  const search = new URLSearchParams(query).toString();
  const url = `/sandbox/${base}${fillPath(template, path)}${search && `?${search}`}`;
  const language = { 'accept-language': 'en' };
  const typed = (type: string) => ({ ...language, 'content-type': type });
  if (file !== undefined) {
    return { method, url, payload: `${form}${file}\r\n--x--\r\n`, headers: typed('multipart/form-data; boundary=x') };
  }
  if (body === undefined) return { method, url, headers: language };
  return { method, url, payload: JSON.stringify(body), headers: typed('application/json') };
}

/** Whether a call was carried out that answers with a warning: it has imported something, or left alone none of what was planned. */
function isDoneInPart({ additionalData, errors = [] }: OperationResponse, { planned }: Request): boolean {
  const { imported } = isObject(additionalData) ? additionalData : {};
  return (
    (Number(imported) || 0) > 0 || (planned !== undefined && !errors.some(({ code = '' }) => planned.includes(code)))
  );
}

/** What an answer says. A call that names rows it has left alone has not done what was asked. */
export function verdictOf(status: number, body: unknown, request: Request): Verdict {
  if (!isOperationResponse(body)) return { done: status < 300, said: String(status) };
  const details = (body.errors ?? []).map(({ code = '', description = '' }) => `${code}: ${description}`);
  const isDone = body.status === 'success' || (body.status === 'warning' && isDoneInPart(body, request));
  return {
    done: status < 300 && isDone,
    said: [status, body.message, ...details].join('; ').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…'),
  };
}
