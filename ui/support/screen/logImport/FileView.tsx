import styles from './FileView.module.css'
import { ImportFacts } from './ImportFacts'
import { importVerdictOf, importVerdictWords } from './importVerdictWords'
import type { InspectedFile } from './inspectFile'

type FileViewProps = Readonly<{ read: Extract<InspectedFile, { tag: 'planned' }>; rules: string }>

/** The view 'Over het bestand': the verdict and facts of the opened file. */
export const FileView = ({ read, rules }: FileViewProps) => (
  <div className={styles.file}>
    <h2 className={styles.title}>{importVerdictWords[importVerdictOf(read)]}</h2>
    {read.plan.verdict !== 'impossible' && <ImportFacts read={read} plan={read.plan} rules={rules} />}
  </div>
)
