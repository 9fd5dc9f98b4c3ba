import styles from './PropertyCard.module.css'

/** Where the card of a home will be. */
export const PropertyCardSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />
