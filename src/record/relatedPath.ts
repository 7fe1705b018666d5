/** Address of the record a field names, where there is one the person may open. */
export type RelatedPath = (field: string, value: unknown) => string | undefined;
