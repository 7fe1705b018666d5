import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import type { WizardPageProps } from './defineWizard.ts';

/** One pass through a wizard, from what it begins with to what it has made. */
export interface WizardRound<Start, Made> {
  /** The name of its route; drafts are kept under it. */
  name: string;
  start: Start;
  /** The address gave something; then no draft is brought back. */
  hasStart: boolean;
  onDone: (made: Made) => void;
}

/** What has become of a wizard. */
export interface WizardResultProps<Given, Made> {
  made: Made;
  /** Begins another one, empty. */
  onAgain: () => void;
  /** Begins another one as an address that gives this would. */
  onNext: (given: Given) => void;
}

/** The page of a wizard: what it begins with, its steps, and what has been made. */
export interface WizardPageParts<Given, Start, Made> {
  /** What the parameters of the address stand for; undefined while that loads. */
  useStart: (given: Given) => Start | undefined;
  /** What stands in place of the steps, as that they are of no use here; undefined: the steps. */
  useObstacle?: (start: Start | undefined, given: Given) => ReactNode;
  Steps: ComponentType<WizardRound<Start, Made>>;
  Result: ComponentType<WizardResultProps<Given, Made>>;
}

const noObstacle = () => undefined;

/** Makes the page of a wizard, which goes from its address to what was made, again and again. */
export function createWizardPage<Given extends object, Start, Made>({
  useStart,
  useObstacle = noObstacle,
  Steps,
  Result,
}: WizardPageParts<Given, Start, Made>): ComponentType<WizardPageProps<Given>> {
  return function WizardPage({ name, readStart }) {
    const { search } = useLocation();
    const [round, setRound] = useState(0);
    const [made, setMade] = useState<{ made: Made }>();
    const [next, setNext] = useState<Given>();
    // A further one begins empty, or with what the result gives it.
    const given = next ?? readStart(round === 0 ? search : '');
    const start = useStart(given);
    const obstacle = useObstacle(start, given);

    function begin(from?: Given): void {
      setNext(from);
      setMade(undefined);
      setRound(round + 1);
    }

    // What was made stays, though another terminal be chosen meanwhile.
    if (made) return <Result made={made.made} onAgain={() => begin()} onNext={begin} />;
    if (obstacle) return obstacle;
    if (start === undefined) return <CardSkeleton />;
    const hasStart = Object.keys(given).length > 0;
    return (
      <Steps key={round} name={name} start={start} hasStart={hasStart} onDone={(done) => setMade({ made: done })} />
    );
  };
}
