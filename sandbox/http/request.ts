import type { Locale } from '#contract/constants.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { Caller } from '#sandbox/core/call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of texts in the answer. */
    locale: Locale;
    /** Who calls; set once the bearer token is accepted. */
    caller: Caller | undefined;
    /** The call of the contract that this request is. */
    endpoint: EndpointId | undefined;
    /** Id of the entity that a write made or touched, for the audit. */
    touchedEntity: string | undefined;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    endpoint?: EndpointId | undefined;
  }
}
