import { useCallback, useEffect, useRef } from 'react';
import { createEmitter } from '#src/store/createEmitter.ts';

/** Work of a person that would be lost by leaving: a form that was changed, a wizard under way. */
export interface UnsavedWork {
  /** Keeps what may be kept as a draft. Called when the page is left, and before a sign-out nobody asked for. */
  save?(): void;
  /** Drops the work, its draft included. Called when the person agreed to lose it. */
  discard?(): void;
}

/** Asks the person whether the work may be lost. */
export type LeaveQuestion = () => Promise<boolean>;

const works = new Set<UnsavedWork>();
/** Works on screen that nobody asks about any more: the page, or what is on it, is about to go. */
const released = new Set<UnsavedWork>();
/** Tells when work becomes unsaved or stops being so. */
export const unsavedWorkChanged = createEmitter();
let question: LeaveQuestion | undefined;
let pending: Promise<boolean> | undefined;

/** The browser's own question, when the tab is closed or the page is left for another site. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Keeps drafts of everything unsaved; nothing is lifted or lost. */
function saveUnsavedWork(): void {
  for (const work of works) work.save?.();
}

/** Listens to the page only while there is something to lose: a listener would keep the page out of the back cache. */
function changed(): void {
  const change = works.size > 0 ? window.addEventListener : window.removeEventListener;
  change.call(window, 'beforeunload', askBeforeUnload);
  change.call(window, 'pagehide', saveUnsavedWork);
  unsavedWorkChanged.emit();
}

/** Counts a work as unsaved until the returned function is called. Components use `useUnsavedWork`. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  changed();
  return () => {
    released.delete(work);
    if (works.delete(work)) changed();
  };
}

/** Whether leaving the page would lose work. */
export function hasUnsavedWork(): boolean {
  return works.size > 0;
}

/** Lifts the guard without asking; the works themselves stay as they are until their screens close. */
function release(): void {
  for (const work of works) released.add(work);
  works.clear();
  changed();
}

/** Before a sign-out or a reload that nobody can stop: drafts are kept and the browser does not ask any more. */
export function saveAndRelease(): void {
  saveUnsavedWork();
  release();
}

/** It has stayed after all, or gone on without being left: what is still on screen is asked about again. */
export function guardAgain(): void {
  for (const work of released) works.add(work);
  released.clear();
  changed();
}

/** Sets who asks; the frame does so with its dialog. @returns takes it back. */
export function setLeaveQuestion(ask: LeaveQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

async function askAndDiscard(): Promise<boolean> {
  const agreed = question ? await question() : false;
  if (!agreed) return false;
  for (const work of works) work.discard?.();
  release();
  return true;
}

/**
 * Asks before anything that would lose work: another page, another terminal, signing out, a reload. Once agreed, the
 * work is discarded and neither the router nor the browser asks again; go ahead at once.
 * @returns true when there is nothing to lose or the person agreed; several askers at a time share one question.
 */
export function confirmLeaving(): Promise<boolean> {
  if (!hasUnsavedWork()) return Promise.resolve(true);
  pending ??= askAndDiscard().finally(() => {
    pending = undefined;
  });
  return pending;
}

/**
 * Counts this component's work as unsaved while it is dirty.
 * @returns lifts the guard for this work: call it after a successful save, before navigating on.
 */
export function useUnsavedWork(dirty: boolean, { save, discard }: UnsavedWork = {}): () => void {
  const latest = useRef<UnsavedWork>({});
  const lift = useRef<() => void>(undefined);
  useEffect(function keepLatest() {
    latest.current = { ...(save && { save }), ...(discard && { discard }) };
  });
  useEffect(
    function guardWhileDirty() {
      if (!dirty) return;
      lift.current = registerUnsavedWork({
        save: () => latest.current.save?.(),
        discard: () => latest.current.discard?.(),
      });
      return lift.current;
    },
    [dirty],
  );
  return useCallback(() => lift.current?.(), []);
}
