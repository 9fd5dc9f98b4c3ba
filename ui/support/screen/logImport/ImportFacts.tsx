import type { ImportPlan } from '../../../../events/log/logExport/importPlan'
import { InfoBlock } from '../../../widgets/InfoBlock'
import styles from './ImportPlanScreen.module.css'
import { importFacts } from './importFacts'
import { reasonLines } from './importVerdictWords'
import type { InspectedFile } from './inspectFile'
import { whoseDataWords } from './whoseDataWords'

type ImportFactsProps = Readonly<{
  read: Pick<Extract<InspectedFile, { tag: 'planned' }>, 'size' | 'whose'>
  plan: Exclude<ImportPlan, { verdict: 'impossible' }>
  rules: string
}>

/** The facts of an imported log file (size, rules, whose data), with warnings above them. */
export const ImportFacts = ({ read, plan, rules }: ImportFactsProps) => {
  const lines = reasonLines(plan)
  const data = whoseDataWords[read.whose]
  return (
    <>
      {lines.length > 0 && (
        <InfoBlock kind="warning" title="Let op">
          <ul className="bullets">
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
      <dl className="frame">
        {importFacts(plan, rules, read.size).map(([what, words]) => (
          <div key={what} className={`pair ${styles.fact}`}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <div className={`pair ${styles.fact}`}>
          <dt>Gegevens</dt>
          <dd>
            {data.title}. {data.text}
          </dd>
        </div>
      </dl>
    </>
  )
}
