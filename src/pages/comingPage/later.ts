/** Pages that say why there is no screen, as one piece of code. */
export { ComingPage } from './ComingPage.tsx';
export { FeatureNotice } from './FeatureNotice.tsx';
