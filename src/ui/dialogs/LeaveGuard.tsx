import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationType, useBlocker, type Location } from 'react-router';
import { confirmLeaving, hasUnsavedWork, setLeaveQuestion, unsavedWorkChanged } from '#src/unsavedWork/unsavedWork.ts';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { closeUppermost } from './openLayers.ts';

const loadDialog = async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog;

type Dialog = ComponentType<ComponentProps<typeof ConfirmDialog>>;

/** A question on screen and who waits for its answer. */
interface Asked {
  Dialog: Dialog;
  answer: (agreed: boolean) => void;
}

interface LeaveGuardProps {
  /** Hears of each address a person goes to, before React draws it; not of one that was asked about first. */
  onLeave?: ((from: Location, to: Location) => void) | undefined;
}

/**
 * Holds the router back while a link, a button or the browser's back would lose work by leading to another page, and where
 * Back only closes what lies over the page. Of several ways to leave that are tried while the question stands, the last one
 * counts.
 */
function useHeldNavigation(onLeave: LeaveGuardProps['onLeave']): void {
  const hasClosed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    hasClosed.current = historyAction === NavigationType.Pop && closeUppermost();
    const isHeldBack = hasClosed.current || (hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname);
    if (!isHeldBack) onLeave?.(currentLocation, nextLocation);
    return isHeldBack;
  });
  const latest = useRef(blocker);
  useLayoutEffect(function keepLatest() {
    latest.current = blocker;
  });
  const isHeld = blocker.state === 'blocked';
  useEffect(
    function askBeforeLeaving() {
      if (!isHeld) return;
      if (hasClosed.current) return latest.current.reset?.();
      void confirmLeaving().then((agreed) => {
        const held = latest.current;
        if (held.state !== 'blocked') return;
        if (agreed) held.proceed();
        else held.reset();
      });
    },
    [isHeld],
  );
}

/**
 * Stands once in the frame and asks before unsaved work is lost: for the router and whoever else calls `confirmLeaving`
 * (terminal, sign-out, reload). The browser itself asks when the tab is closed. The dialog's code loads when something
 * becomes unsaved.
 */
export function LeaveGuard({ onLeave }: LeaveGuardProps) {
  const translate = useTranslate();
  useHeldNavigation(onLeave);
  const [asked, setAsked] = useState<Asked>();

  useEffect(function loadDialogAhead() {
    return unsavedWorkChanged.subscribe(() => {
      if (hasUnsavedWork()) loadDialog().catch(() => undefined);
    });
  }, []);

  useEffect(
    function askByDialog() {
      return setLeaveQuestion(async () => {
        // Without the dialog's code, as after a deployment, the browser's own question does.
        const Dialog = await loadDialog().catch(() => undefined);
        if (!Dialog) return window.confirm(translate('unsaved.text'));
        return new Promise<boolean>((resolve) => setAsked({ Dialog, answer: resolve }));
      });
    },
    [translate],
  );

  useEffect(
    function stayWhenQuestionGoes() {
      // Whoever asked must not wait for ever; an answer already given stands.
      return () => asked?.answer(false);
    },
    [asked],
  );

  return (
    asked && (
      <asked.Dialog
        title={translate('unsaved.title')}
        text={translate('unsaved.text')}
        agree={translate('unsaved.leave')}
        refuse={translate('unsaved.stay')}
        asksOfBack
        onAnswer={(agreed) => {
          asked.answer(agreed);
          setAsked(undefined);
        }}
      />
    )
  );
}
