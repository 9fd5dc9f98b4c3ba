import type { ImportPlan } from '../../../../events/log/importPlan'
import { Icon } from '../../../widgets/Icon'
import styles from './CutLine.module.css'
import { cutWords } from './planWords'

/** Says that part of the log that is open is gone from it, and where to read why. */
export const CutLine = ({ plan }: { readonly plan: Exclude<ImportPlan, { verdict: 'impossible' }> }) => (
  <div role="alert" className={styles.line}>
    <Icon name="warning" />
    <p>
      <strong>Dit logboek is niet heel:</strong> {cutWords(plan)}
    </p>
  </div>
)
