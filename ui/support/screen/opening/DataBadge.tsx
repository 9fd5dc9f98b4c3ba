import { Icon } from '../../../widgets/Icon'
import styles from './DataBadge.module.css'
import { dataWords } from './planWords'
import type { WhoseData } from './readFile'

/** Whose data one looks at: always in sight. */
export const DataBadge = ({ whose }: { readonly whose: WhoseData }) => (
  <span className={whose === 'invented' ? styles.replaced : styles.real}>
    <Icon name={whose === 'invented' ? 'lock' : 'person'} />
    {dataWords[whose].title}
  </span>
)
