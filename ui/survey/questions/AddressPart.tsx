import type { Part } from '../../../domain/language/section'
import { addressByHand, addressLookupPending, addressNotFound } from '../../../domain/texts/questionTexts'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Icon } from '../../widgets/Icon'
import { Spinner } from '../../widgets/Spinner'
import styles from './AddressPart.module.css'
import { ExplainedQuestion } from './ExplainedQuestion'

const lookupKeys: readonly string[] = ['postal_code', 'number', 'addition']

/** Address questions: the ones that look the address up in one row, the look-up's status, and the rest under it. */
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

/** A live region that exists before its text, so that the text is announced. */
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
