import tableStyles from './DataTable.module.css';
import regionStyles from './TableRegion.module.css';

/** Class of a table of rows, whose parts are told by attributes (`DataTable`). */
export const tableClass = tableStyles.table;

/** Class of what a table scrolls in. */
export const regionClass = regionStyles.region;
