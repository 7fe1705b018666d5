/** What of the filters comes after the first rows, as one piece of code. */
export { ChipCount } from './ChipCount.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { SpecialControl } from './SpecialControl.tsx';
