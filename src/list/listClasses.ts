import toolbarStyles from './ListToolbar.module.css';
import listStyles from './MetaList.module.css';

/** Class of a list: filters, tools, rows and pages below each other. */
export const listClass = listStyles.list;

/** Class of the line with count and tools. */
export const toolbarClass = toolbarStyles.toolbar;
