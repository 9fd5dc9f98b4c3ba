import type { Catalogue } from '../../../../domain/engine/catalogue'
import { slotAddress } from '../../../../domain/engine/path'
import type { Divergence } from '../../../../projections/replay/verdicts/divergence'
import { ToolIcon } from '../../icon/ToolIcon'
import { terminalText } from '../../words/terminalText'
import { GoToButton } from '../panel/GoToButton'
import styles from '../panel/Panel.module.css'

/**
 * Says whether this build gives the recorded verdicts, and shows the first one that differs, with the way to its
 * position.
 */
export const DivergenceBlock = ({ divergence, catalogue, onGo }: DivergenceBlockProps) => {
  if (divergence === null)
    return (
      <p className={styles.agrees}>
        <ToolIcon name="check" />
        Elk oordeel komt nu uit zoals de klant het kreeg.
      </p>
    )
  const { seq, step, path, expected, found, rulesDiffer } = divergence
  const question = slotAddress(catalogue, path)?.slot.question.title
  return (
    <section className={`flagged ${styles.differs}`}>
      <h3 className={styles.heading}>
        <ToolIcon name="warning" />
        Een oordeel komt nu anders uit
      </h3>
      <p>
        Stap {catalogue.survey.steps.find(({ key }) => key === step)?.title ?? step}, {kindWords[divergence.in]}
        {question !== undefined && `: ${question}`}.
      </p>
      <dl className={styles.pairs}>
        <div>
          <dt>De klant kreeg</dt>
          <dd>{verdictWords(catalogue, divergence, expected)}</dd>
        </div>
        <div>
          <dt>Nu komt eruit</dt>
          <dd>{verdictWords(catalogue, divergence, found)}</dd>
        </div>
      </dl>
      <p>
        {rulesDiffer
          ? 'Het oordeel is met andere regels gegeven: waarschijnlijk is een regel veranderd.'
          : 'De regels zijn dezelfde: het logboek is beschadigd, of een regel kijkt naar meer dan het logboek.'}{' '}
        <GoToButton position={seq} onGo={onGo} label="Naar dat moment: een oordeel komt nu anders uit">
          Naar dat moment
        </GoToButton>
      </p>
    </section>
  )
}

type DivergenceBlockProps = Readonly<{
  divergence: Divergence | null
  catalogue: Catalogue
  onGo: (position: number) => void
}>

const kindWords: Readonly<Record<Divergence['in'], string>> = {
  rule: 'de regel die de vraag breekt',
  order: 'de volgorde van de vragen',
  next: 'de stap die volgt',
}

/** What a verdict said: of a rule also what the customer reads. */
const verdictWords = (catalogue: Catalogue, { path, in: kind }: Divergence, name: string | null): string => {
  if (name === null) return kind === 'rule' ? 'goed' : 'niets'
  if (kind === 'next') return catalogue.survey.steps.find(({ key }) => key === name)?.title ?? name
  if (kind === 'order') return slotAddress(catalogue, name)?.slot.question.title ?? terminalText(name)
  const rule = slotAddress(catalogue, path)?.slot.question.rules.find(one => one.name === name)
  return rule === undefined ? terminalText(name) : `${rule.message} (${name})`
}
