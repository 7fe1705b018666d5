import styles from './option.module.css';

/** Class of a label around a radio and its words, all of it to be pressed. */
export const optionClass = styles.option;
