import { Icon } from '../../../widgets/Icon'
import styles from './DataBadge.module.css'
import { dataWords } from './planWords'

/** Whose data one looks at: always in sight. */
export const DataBadge = ({ pseudonymised }: { readonly pseudonymised: boolean }) => (
  <span className={pseudonymised ? styles.replaced : styles.real}>
    <Icon name={pseudonymised ? 'lock' : 'person'} />
    {dataWords(pseudonymised).title}
  </span>
)
