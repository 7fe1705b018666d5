import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { stateBeside, useNeighbourDirection, type NeighbourDirection } from '#src/list/address/listOrigin.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { mirrored } from '#src/ui/icons/mirrored.ts';
import styles from './Neighbours.module.css';
import { useNeighbours, type Neighbour } from './neighbours.ts';

interface NeighbourLinkProps {
  towards: NeighbourDirection;
  to: Neighbour | undefined;
  /** Id of what says where this record stands. */
  place: string;
  children: ReactNode;
}

/** Leads to the record beside. It stays where it leads nowhere, so that it keeps the focus of who came to the end. */
function NeighbourLink({ towards, to, place, children }: NeighbourLinkProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const arrived = useNeighbourDirection() === towards;
  useEffect(
    function keepFocus() {
      if (arrived) link.current?.focus({ preventScroll: true });
    },
    [arrived],
  );
  const address = to && to.path + search;
  function open(event: MouseEvent) {
    if (!to || !address || !isPlainClick(event)) return;
    event.preventDefault();
    // Back leads to the list, not through all that was looked at.
    void navigate(address, { replace: true, state: stateBeside(to.origin, towards) });
  }
  const label = translate(`record.${towards}`);
  return (
    <a
      ref={link}
      className={iconButtonClass()}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without an address it would be none
      role="link"
      href={address}
      tabIndex={0}
      title={label}
      aria-label={label}
      aria-describedby={place}
      data-neighbour={towards}
      aria-disabled={to === undefined}
      onClick={open}
    >
      {children}
    </a>
  );
}

/** Leads to the records before and after this one, in the order of the list a person came from. */
export function Neighbours({ id }: { id: string }) {
  const translate = useTranslate();
  const place = useId();
  const neighbours = useNeighbours(id);
  if (!neighbours) return null;
  const { previous, next } = neighbours;
  const { total } = neighbours;
  const number = groupDigits(neighbours.place);
  return (
    <nav className={styles.neighbours} aria-label={translate('record.neighbours')}>
      <span id={place}>
        {total === undefined ? number : translate('record.place', { place: number, total: groupDigits(total) })}
      </span>
      <NeighbourLink towards="previous" to={previous} place={place}>
        <ChevronLeftIcon className={mirrored} />
      </NeighbourLink>
      <NeighbourLink towards="next" to={next} place={place}>
        <ChevronRightIcon className={mirrored} />
      </NeighbourLink>
    </nav>
  );
}
