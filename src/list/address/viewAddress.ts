/** The path below a list's own that opens a view of it. */
export const viewPath = (listPath: string): string => `${listPath}/view`;

/** The address of a view the person has saved. @param listPath without parameters */
export const ownViewAddress = (listPath: string, name: string): string =>
  `${viewPath(listPath)}?own=${encodeURIComponent(name)}`;
