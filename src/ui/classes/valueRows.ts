import styles from './valueRows.module.css';

/** Class of a `dl` whose `div`s are lines: a name, and at the line's end its value. */
export const valueRows = styles.rows;
