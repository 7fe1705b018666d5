import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createRequestCounter } from '#src/dataProvider/http/requestCounter.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { Viewpoint } from '#src/app/viewpoint/viewpoint.ts';

export const dana: Person = { id: 'dana', displayName: 'Dana Cohen', roles: ['Manager'], merchantID: 'm1' };

export const sampleViewpoint = (changes: Partial<Viewpoint> = {}): Viewpoint => ({
  id: 'v1',
  role: 'Merchant',
  terminalID: 't1',
  added: [],
  removed: [],
  from: '/customers/list?page=2',
  ...changes,
});

/** A door to a network that answers everything alike, and what went through it. */
export function recordingDoor(answer: unknown = {}) {
  const left: unknown[] = [];
  const http: HttpClient = {
    requests: createRequestCounter(),
    async call(reference) {
      left.push(reference);
      return answer;
    },
    async download(reference) {
      left.push(reference);
      return { blob: new Blob(['file']), fileName: 'file.pdf' };
    },
  };
  return { http, left };
}
