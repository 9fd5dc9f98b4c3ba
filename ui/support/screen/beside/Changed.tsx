import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { StepKey } from '../../../../domain/language/stepKey'
import type { AnswerEffect, Effects, ItemEffect, Named, Said } from '../../../../projections/replay/effects'
import { callWords } from './callWords'
import { Group, type Line } from './Group'
import styles from './Panel.module.css'

type ChangedProps = Readonly<{
  catalogue: Catalogue
  effects: Effects
  /** Asks why a question is as it is. */
  onWhy: (path: string) => void
  /** What is said where nothing changed. */
  nothing?: string
}>

const stepNames = ({ survey }: Catalogue, keys: readonly StepKey[]): string =>
  keys.map(key => survey.steps.find(one => one.key === key)?.title ?? key).join(' › ') || 'geen'

const said = (one: Said | null): string => (one === null || one.words === '' ? 'leeg' : one.words)

const itemLine = ({ list, id, title, line }: ItemEffect): Line => ({
  key: `${list}.${id}`,
  title,
  ...(line !== '' && { text: line }),
})

/** What is on no screen says nothing, before and after. */
const saysAnything = ({ before, after }: AnswerEffect): boolean =>
  [before, after].some(one => (one?.words ?? '') !== '')

/** What changed, kind by kind; what did not change is not spoken of. */
export const Changed = ({ catalogue, effects, onWhy, nothing = 'Er veranderde verder niets.' }: ChangedProps) => {
  const answers = effects.answers.filter(saysAnything)
  const { shown, hidden, errorsCome, errorsGone, itemsCome, itemsGone, order, done, undone } = effects
  const { callsDue, callsOver } = effects
  const all = [answers, shown, hidden, errorsCome, errorsGone, itemsCome, itemsGone, done, undone, callsDue, callsOver]
  if (order === null && all.every(({ length }) => length === 0)) return <p className={styles.meta}>{nothing}</p>
  const questions = <A extends Named>(named: readonly A[], text?: (one: A) => string): readonly Line[] =>
    named.map(one => ({
      key: one.path,
      title: one.title,
      ...(text && { text: text(one) }),
    }))
  return (
    <>
      <Group
        title="Antwoorden"
        icon="pencil"
        lines={questions(answers, one => `${said(one.before)} → ${said(one.after)}`)}
        onWhy={onWhy}
      />
      <Group title="Nu fout" icon="error" lines={questions(errorsCome, one => one.message)} onWhy={onWhy} />
      <Group title="Niet meer fout" icon="check" lines={questions(errorsGone, one => one.message)} onWhy={onWhy} />
      <Group title="Nu zichtbaar" icon="screen" lines={questions(shown)} onWhy={onWhy} />
      <Group title="Niet meer zichtbaar" icon="screen" lines={questions(hidden)} onWhy={onWhy} />
      <Group title="Onderdelen erbij" icon="list" lines={itemsCome.map(itemLine)} />
      <Group title="Onderdelen eraf" icon="list" lines={itemsGone.map(itemLine)} />
      <Group title="Stappen klaar" icon="check" lines={done.map(({ step, title }) => ({ key: step, title }))} />
      <Group title="Niet meer klaar" icon="error" lines={undone.map(({ step, title }) => ({ key: step, title }))} />
      {order !== null && (
        <section className={styles.group}>
          <h3 className={styles.heading}>Volgorde van de stappen</h3>
          <p>Was: {stepNames(catalogue, order.before)}</p>
          <p>Is: {stepNames(catalogue, order.after)}</p>
        </section>
      )}
      <Group title="Te vragen aan het kantoor" icon="upload" lines={callsDue.map(callLine)} />
      <Group title="Niet meer te vragen" icon="upload" lines={callsOver.map(callLine)} />
    </>
  )
}

const callLine = (call: Effects['callsDue'][number], at: number): Line => ({ key: `${at}`, title: callWords(call) })
