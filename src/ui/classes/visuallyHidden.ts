import styles from './visuallyHidden.module.css';

/** Class of what is read out and not seen. */
export const visuallyHidden = styles.hidden;
