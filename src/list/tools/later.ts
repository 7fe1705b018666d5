/** The panels of a list's tools, as one piece of code. */
export { ColumnsPanel } from './ColumnsPanel.tsx';
export { ViewsPanel } from './ViewsPanel.tsx';
