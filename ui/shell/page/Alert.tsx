import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './Alert.module.css'

/**
 * The banner for what just happened; without a notice an empty live region, so that the text is announced when it comes.
 * How long it stays is the caller's (3000 ms, gone on every route change). It takes no room: it lies over what comes after it,
 * and stays in sight when that is scrolled away.
 */
export const Alert = ({ notice }: { notice: Notice | null }) => (
  <div className={`${styles.place} screenOnly`}>
    <div role="status">{isHeard(notice, 'success') && <Banner {...notice} />}</div>
    <div role="alert">{isHeard(notice, 'danger') && <Banner {...notice} />}</div>
    {notice?.silent === true && (
      <div aria-hidden="true">
        <Banner {...notice} />
      </div>
    )}
  </div>
)

export type Notice = Readonly<{
  kind: 'success' | 'danger'
  text: string
  /** What the login says beside it, once the banner is gone; who listens hears it with the banner. */
  more?: string | undefined
  /** Only to be seen: who listens hears it where the focus goes at the same moment. */
  silent?: boolean | undefined
}>

const isHeard = (notice: Notice | null, kind: Notice['kind']): notice is Notice =>
  notice !== null && notice.kind === kind && notice.silent !== true

const Banner = ({ kind, text, more }: Notice) => (
  <p className={`${styles.banner} ${styles[kind]}`}>
    <Icon name={kind === 'success' ? 'check' : 'error'} />
    <span>{text}</span>
    {more !== undefined && <VisuallyHidden> {more}</VisuallyHidden>}
  </p>
)
