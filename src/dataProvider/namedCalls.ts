import type { Endpoint } from '#contract/endpoints.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import type { AnswerTo, ArgumentsOf, OperationId } from './callTypes.ts';
import { answerOrFailure, CallFailure } from './failure.ts';
import type { CallArguments } from './http/request.ts';
import type { EndpointReference } from './resource.ts';

/** Every call of the contract by its name. */
export interface NamedCalls {
  /**
   * Any call of the contract.
   * @throws CallFailure as the HTTP client does.
   * @example const { data } = await dataProvider.call('consumers.list', { query: { search } });
   */
  call<Reference extends EndpointReference>(
    endpoint: Reference,
    ...call: ArgumentsOf<Reference>
  ): Promise<AnswerTo<Reference>>;
  /**
   * Any write or action of the contract, by the table of spec §8: a bad request and other failures give an operation
   * result with status `error`, the rest nothing. Whatever the outcome, the person has been told, unless a bad request
   * is the caller's own to show.
   * @throws the caller's abort reason when it left.
   */
  operate<Reference extends OperationId | Endpoint>(
    endpoint: Reference,
    ...call: ArgumentsOf<Reference>
  ): Promise<OperationResponse | undefined>;
  /** The door below both, for who passes on what somebody else has named and filled. */
  send(endpoint: EndpointReference, call?: CallArguments): Promise<unknown>;
}

/** @throws CallFailure as the HTTP client does, and for an answer that is no OperationResponse. */
export async function sendOperation(
  send: NamedCalls['send'],
  endpoint: EndpointReference,
  call: CallArguments = {},
): Promise<OperationResponse> {
  const answer = await send(endpoint, { ...call, expects: 'operation' });
  if (!isOperationResponse(answer)) throw new CallFailure('network', 200);
  return answer;
}

/** The calls over a door to the network. */
export function namedCalls(send: NamedCalls['send']): NamedCalls {
  return {
    send,
    async call<Reference extends EndpointReference>(endpoint: Reference, ...[call]: ArgumentsOf<Reference>) {
      // The edge: what is trusted here is compared with the contract in development and in tests.
      return (await send(endpoint, call)) as AnswerTo<Reference>;
    },
    async operate(endpoint, ...[call]) {
      return answerOrFailure(sendOperation(send, endpoint, call));
    },
  };
}
