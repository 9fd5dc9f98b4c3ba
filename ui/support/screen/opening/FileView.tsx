import styles from './FileView.module.css'
import { PlanFacts } from './PlanFacts'
import { standingOf, standingWords } from './planWords'
import type { Read } from './readFile'

type FileViewProps = Readonly<{ read: Extract<Read, { tag: 'planned' }>; rules: string }>

/** What was said of the file when it was opened, to read again. */
export const FileView = ({ read, rules }: FileViewProps) => (
  <div className={styles.view}>
    <h2 className={styles.title}>{standingWords[standingOf(read)]}</h2>
    {read.plan.verdict !== 'impossible' && <PlanFacts read={read} plan={read.plan} rules={rules} />}
  </div>
)
