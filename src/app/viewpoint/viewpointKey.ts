/** Where a tab keeps as whom its person sees the application. */
export const viewpointKey = 'back-office.viewpoint';
