import styles from './icon.module.css';

/** Class of an icon that points along the line: in Hebrew the other way. */
export const mirrored = styles.mirrored;
