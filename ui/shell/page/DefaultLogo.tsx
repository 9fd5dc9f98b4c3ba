import styles from './DefaultLogo.module.css'

/**
 * The logo where the tenant's is not there: the portal's own mark with the tenant's name, in the tenant's colours
 * (SHELL-23).
 */
export const DefaultLogo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="40" height="40" rx="6" />
      <path className={styles.house} d="M10 31V17h3v-4h3V9.5h8V13h3v4h3v14zM17.5 31v-7h5v7M17.5 17h5" />
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
)
