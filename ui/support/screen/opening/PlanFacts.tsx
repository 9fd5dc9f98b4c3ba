import type { ImportPlan } from '../../../../events/log/importPlan'
import { InfoBlock } from '../../../widgets/InfoBlock'
import styles from './PlanScreen.module.css'
import { dataWords, factsOf, reasonLines } from './planWords'
import type { Read } from './readFile'

type PlanFactsProps = Readonly<{
  read: Pick<Extract<Read, { tag: 'planned' }>, 'size' | 'whose'>
  plan: Exclude<ImportPlan, { verdict: 'impossible' }>
  rules: string
}>

/** All that is known of the file itself. */
export const PlanFacts = ({ read, plan, rules }: PlanFactsProps) => {
  const lines = reasonLines(plan)
  const data = dataWords[read.whose]
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
        {factsOf(plan, rules, read.size).map(([what, words]) => (
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
