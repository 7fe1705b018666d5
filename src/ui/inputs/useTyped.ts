import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The text that stands in the form at a source, and again with each change. */
export function useTyped(source: string): string {
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
