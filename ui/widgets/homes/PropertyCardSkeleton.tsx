import styles from './PropertyCard.module.css'

/** A placeholder for a property card while homes load. */
export const PropertyCardSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />
