import type { Part } from '../../../domain/language/section'
import { addressNotFound } from '../../../domain/texts/stepTexts'
import { addressByHand, addressLookupPending } from '../../../domain/texts/wizardTexts'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Icon } from '../../widgets/Icon'
import { Spinner } from '../../widgets/Spinner'
import styles from './AddressPart.module.css'
import { ExplainedQuestion } from './ExplainedQuestion'

const sought: readonly string[] = ['postal_code', 'number', 'addition']

/** An address: what it is looked up by on one line, how the look-up goes, and the rest under it. */
export const AddressPart = ({ part, ...standing }: SectionContext & { part: Part }) => {
  const { catalogue } = useSurvey()
  const asked = Object.entries(part.content).flatMap(([key, entry]) => ('initial' in entry ? [{ key, entry }] : []))
  const isSought = ({ key }: { key: string }): boolean => sought.includes(key)
  const at = asked.map(({ entry }) => catalogue.lookedUpAt.get(entry)).find(path => path !== undefined)
  const field = ({ key, entry }: (typeof asked)[number]) => (
    <ExplainedQuestion key={key} question={entry} {...standing} />
  )
  return (
    <>
      <div className={styles.line}>{asked.filter(isSought).map(field)}</div>
      {at !== undefined && <LookUpState at={at} />}
      {asked.filter(one => !isSought(one)).map(field)}
    </>
  )
}

/** A live region that is there before its words are. */
const LookUpState = ({ at }: { at: string }) => {
  const lookUp = useView(({ state }) => state.lookUps.get(at))
  return (
    <div className={styles.state}>
      {lookUp === 'due' && <Spinner label={addressLookupPending} />}
      <div role="status">
        {lookUp === 'missing' && (
          <p className={styles.missing}>
            <Icon name="info" />
            <span>
              <strong>{addressNotFound}.</strong> {addressByHand}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
