import { vi } from 'vitest';
import { describeSending } from './describeSending.tsx';

// How long is waited between two looks for an attempt is told elsewhere (resolveAttempt.test.ts).
vi.mock('#src/attempts/pause.ts', () => ({ pause: () => new Promise((resolve) => setTimeout(resolve, 10)) }));

await describeSending('en-IL');
