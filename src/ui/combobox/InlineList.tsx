import type { PopperProps } from '@mui/material';

/** Stands in for the floating part of an Autocomplete whose list is always open below its input. */
export function InlineList({ children }: PopperProps) {
  return <div className="inline-list">{typeof children === 'function' ? null : children}</div>;
}
