import type { RequestCounter } from '#src/dataProvider/http/requestCounter.ts';
import type { NewVersion } from '#src/settings/newVersion.ts';
import { MissingWordsBanner } from './MissingWordsBanner.tsx';
import { NewVersionBanner } from './NewVersionBanner.tsx';
import { StillWaiting } from './StillWaiting.tsx';

/** What stands in the live region of the messages as long as it holds. */
export function Banners({ version, requests }: { version: NewVersion; requests: RequestCounter }) {
  return (
    <>
      <NewVersionBanner version={version} />
      <MissingWordsBanner />
      <StillWaiting requests={requests} />
    </>
  );
}
