import { CardsPanel } from './cards/CardsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';

/** What stands beside what happened: the customer's cards, and a link to be passed on. */
export function CustomerSide() {
  return (
    <>
      <CardsPanel />
      <SharePanel />
    </>
  );
}
