import styles from './skeleton.module.css';

/** Class of an element whose `span`s without a class of their own, or cells, stand for words on their way. */
export const skeletonClass = styles.skeleton;
