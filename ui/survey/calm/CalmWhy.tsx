import { calmTexts } from '../../../domain/texts/calmTexts'
import { calmWhy } from '../../../projections/calm/calmWhy'
import { usePortal, useView } from '../portal'
import styles from './Calm.module.css'
import type { CalmBodyProps } from './calmDoors'

const sameTexts = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

/** Under a question, for who wants to know why it is asked. */
export const CalmWhy = ({ step, screens, screen }: Pick<CalmBodyProps, 'step' | 'screens' | 'screen'>) => {
  const { catalogue } = usePortal()
  const why = useView(view => calmWhy(catalogue, view, step, screen, screens[0] === screen), sameTexts)
  return why.length === 0 ? null : (
    <details className={styles.why} key={screen.id}>
      <summary>{calmTexts.why}</summary>
      {why.map(line => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}
