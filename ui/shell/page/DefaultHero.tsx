import styles from './DefaultHero.module.css'

/**
 * The picture on a page where the tenant has none: a row of Dutch houses along the water, in tints of the tenant's
 * colours (SHELL-23).
 */
export const DefaultHero = () => (
  <svg
    className={styles.hero}
    viewBox="0 0 720 240"
    preserveAspectRatio="xMaxYMax meet"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.sun} cx="560" cy="70" r="34" />
    <path
      className={styles.far}
      d="M-64 200v-66l24-22 24 22v66zM20 200v-96l26-24 26 24v96zM150 200V120l30-26 30 26v80zM330 200v-96h14V88h14V76h24v12h14v16h14v96zM610 200v-84l34-30 34 30v84z"
    />
    <path
      className={styles.near}
      d="M220 200v-88h12V98h12V84h32v14h12v14h12v88zM420 200V96c0-6 6-6 8-14 4-12 12-18 26-18s22 6 26 18c2 8 8 8 8 14v104zM500 200v-80l42-38 42 38v80z"
    />
    <path
      className={styles.light}
      d="M238 126h14v22h-14zM268 126h14v22h-14zM238 160h14v40h-14zM268 160h14v20h-14zM436 112h12v22h-12zM460 112h12v22h-12zM436 150h12v22h-12zM460 150h12v50h-12zM520 134h14v22h-14zM550 134h14v22h-14zM520 168h14v32h-14zM550 168h14v16h-14zM449 82h10v14h-10zM536 104h12v14h-12z"
    />
    <path
      className={styles.tree}
      d="M316 200v-26M316 178a17 20 0 110-44 17 20 0 010 44zM596 200v-20M596 184a13 16 0 110-34 13 16 0 010 34z"
    />
    <path className={styles.quay} d="M-3000 200h4000v40h-4000z" />
    <path
      className={styles.water}
      d="M-700 214h90M-480 228h64M-240 217h110M-60 227h80M180 216h70M290 226h54M380 215h86M520 226h72M620 216h60"
    />
  </svg>
)
