import styles from './filters.module.css';

/** Class of all of a list's filters. */
export const filterBarClass = styles.bar;

/** Class of those that are always in sight. */
export const quickFiltersClass = styles.quick;

/** Class of a filter with its name above it. */
export const filterFieldClass = styles.field;
