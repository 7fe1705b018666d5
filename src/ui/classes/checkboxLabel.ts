import styles from './checkboxLabel.module.css';

/** Class of a label around a checkbox and its words. */
export const checkboxLabel = styles.label;
