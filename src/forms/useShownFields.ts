import { useMemo } from 'react';
import { useFormGroups } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Readable } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { shownFields } from '#src/ui/inputs/shownFields.ts';

/** The group under which react-admin keeps the inputs of a form of ours. */
export const wholeForm = 'form';

const none: readonly string[] = [];

/** What react-admin's register of inputs holds, to be listened to. */
function readableOf(groups: ReturnType<typeof useFormGroups>): Readable<readonly string[]> {
  return {
    read() {
      const fields = groups?.getGroupFields(wholeForm) ?? none;
      // Of a group without inputs react-admin makes a new list each time.
      return fields.length > 0 ? fields : none;
    },
    subscribe: (listener) => groups?.subscribe(wholeForm, listener) ?? (() => undefined),
  };
}

/** The fields of the form that have an input on screen: one of ours, or one of react-admin. */
export function useShownFields(): readonly string[] {
  const { control } = useFormContext();
  const groups = useFormGroups();
  const own = useStore(shownFields(control));
  const stock = useStore(useMemo(() => readableOf(groups), [groups]));
  return [...own, ...stock];
}
