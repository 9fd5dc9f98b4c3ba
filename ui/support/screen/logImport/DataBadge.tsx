import { Icon } from '../../../widgets/Icon'
import styles from './DataBadge.module.css'
import type { WhoseData } from './inspectFile'
import { whoseDataWords } from './whoseDataWords'

/** A badge that says whether the log holds customer data. */
export const DataBadge = ({ whose }: { readonly whose: WhoseData }) => (
  <span className={whose === 'invented' ? styles.replaced : styles.real}>
    <Icon name={whose === 'invented' ? 'lock' : 'person'} />
    {whoseDataWords[whose].title}
  </span>
)
