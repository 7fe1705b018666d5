import type { ComponentType, ReactNode } from 'react';

/** What a list's tool shows: an icon and its name. The button looks like a `tool`. */
export function ToolFace({ icon: Icon, children }: { icon: ComponentType; children: ReactNode }) {
  return (
    <>
      <Icon />
      <span>{children}</span>
    </>
  );
}
