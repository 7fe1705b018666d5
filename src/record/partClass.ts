import styles from './part.module.css';

/** Class of a part of a record's page that stands openly. */
export const partClass = styles.part;
