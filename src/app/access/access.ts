import { policyOfCall as policyOfContract } from '#contract/callPolicies.ts';
import type { AccessQuestion } from '#src/authProvider/authProvider.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { WriteReference } from '#src/dataProvider/resource.ts';
import { routeTable } from '#src/app/pages.ts';
import type { ResourcePages } from '#src/resources/resource.ts';
import { dataResources, pagesOf } from '#src/resources/registry.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** The page of a resource on which each of react-admin's actions stands; others are done on its list. */
const pageOfAction: Readonly<Record<string, keyof ResourcePages>> = {
  show: 'detailPage',
  create: 'createPage',
  edit: 'editPage',
};
const callOfAction = { create: 'create', edit: 'update', delete: 'delete', export: 'excel' } as const;

const isCallAction = (action: string): action is keyof typeof callOfAction => Object.hasOwn(callOfAction, action);

/** A deleted record is neither changed nor deleted. */
const isClosed = ({ action, record }: AccessQuestion) =>
  record?.deleted === true && (action === 'edit' || action === 'delete');

/** What a call asks; where the record chooses it, what that one asks. */
function policyOfCall(choice: WriteReference, record: AccessQuestion['record'] = {}): Policy {
  const call = typeof choice === 'function' ? choice(record) : choice;
  return typeof call === 'string' ? policyOfContract(call) : { access: call.access };
}

/** Everything an action asks of the person and the terminal; undefined where nobody can do it. */
function policiesOf({ action, resource, record }: AccessQuestion): readonly Policy[] | undefined {
  const declared = dataResources[resource];
  if (!declared) return routeTable[resource] && [routeTable[resource]];
  const pages = pagesOf(resource) ?? {};
  const wanted = pageOfAction[action];
  const page = wanted ? pages[wanted] : pages.page;
  if (wanted && !page) return undefined;
  if (!isCallAction(action)) return [page ?? policyOfCall(declared.endpoints.list)];
  const call = declared.endpoints[callOfAction[action]];
  // A form may send what is no verb of the data provider, as a wizard does.
  if (!call) return wanted && page ? [page] : undefined;
  return [page ?? {}, policyOfCall(call, record)];
}

/**
 * React-admin's `canAccess`, answered by the policies of pages and calls as everything else is (`isOpenTo`).
 * @param terminal the selected one; undefined before there is one: what asks a feature is closed then.
 * @example createAccess(manager, () => terminal)({ action: 'edit', resource: 'customers' }) // true
 */
export function createAccess(
  person: Pick<Person, 'roles'>,
  terminal: () => Terminal | undefined,
): (question: AccessQuestion) => boolean {
  return (question) => {
    const policies = isClosed(question) ? undefined : policiesOf(question);
    return policies !== undefined && policies.every((policy) => isOpenTo(policy, person, terminal()));
  };
}
