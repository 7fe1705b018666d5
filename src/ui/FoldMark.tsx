import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import styles from './FoldMark.module.css';

/** Ends the line of what unfolds, the same everywhere; it stands in a `summary` laid out as a flexible line. */
export const FoldMark = () => <ExpandMoreIcon className={styles.mark} fontSize="small" aria-hidden="true" />;
