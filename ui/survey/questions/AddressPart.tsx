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

const lookupKeys: readonly string[] = ['postal_code', 'number', 'addition']

/** An address: what it is looked up by on one line, how the look-up goes, and the rest under it. */
export const AddressPart = ({ part, ...context }: SectionContext & { part: Part }) => {
  const { catalogue } = useSurvey()
  const questions = Object.entries(part.content).flatMap(([key, entry]) => ('initial' in entry ? [{ key, entry }] : []))
  const isLookupKey = ({ key }: { key: string }): boolean => lookupKeys.includes(key)
  const at = questions.map(({ entry }) => catalogue.lookedUpAt.get(entry)).find(path => path !== undefined)
  const field = ({ key, entry }: (typeof questions)[number]) => (
    <ExplainedQuestion key={key} question={entry} {...context} />
  )
  return (
    <>
      <div className={styles.line}>{questions.filter(isLookupKey).map(field)}</div>
      {at !== undefined && <AddressLookupStatus at={at} />}
      {questions.filter(one => !isLookupKey(one)).map(field)}
    </>
  )
}

/** A live region that is there before its words are. */
const AddressLookupStatus = ({ at }: { at: string }) => {
  const lookup = useView(({ state }) => state.lookUps.get(at))
  return (
    <div className={styles.state}>
      {lookup === 'due' && <Spinner label={addressLookupPending} />}
      <div role="status">
        {lookup === 'missing' && (
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
