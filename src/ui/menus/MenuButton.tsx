import { useRef, useState, type ReactNode } from 'react';
import { buttonClass, iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import type { Icon as IconComponent } from '#src/ui/icons/icon.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import type { MenuItemData } from './MenuPopup.tsx';

const MenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup);

export interface MenuButtonProps {
  /** Name of the button and of its menu. */
  label: string;
  /** What stands on the button, where that is less than its name. */
  face?: string;
  /** Language of the face, where it is not the page's. */
  lang?: string;
  /** An icon alone; its name becomes a tooltip. */
  icon?: IconComponent;
  /** An icon and the name, as a list's tools have them. */
  tool?: IconComponent;
  disabled?: boolean;
  /** Stands above the items. */
  heading?: ReactNode;
  items: readonly MenuItemData[];
}

/** A button with a menu. The menu's code loads when a person comes near; a click before that opens it once it is there. */
export function MenuButton({ label, face = label, lang, icon: Icon, tool, disabled, heading, items }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={Icon ? iconButtonClass() : buttonClass(tool ? 'tool' : 'plain')}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        {...((Icon || face !== label) && { 'aria-label': label, title: label })}
        {...MenuPopup.near}
        onClick={() => setOpen(true)}
      >
        {Icon && <Icon fontSize="inherit" />}
        {tool && <ToolFace icon={tool}>{face}</ToolFace>}
        {!Icon && !tool && <span lang={lang}>{face}</span>}
      </button>
      {open && (
        <MenuPopup anchor={button} label={label} heading={heading} items={items} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
