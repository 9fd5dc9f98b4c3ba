/**
 * Shows what a transfer file brings, with a choice for each conflict, and a button that takes it over once all are
 * chosen.
 */
import { useMemo, useRef, useState } from 'react'
import { mergeTexts } from '../../domain/texts/transferFileTexts'
import { whenWords } from '../../domain/texts/whenWords'
import type { Resolution, Resolutions } from '../../events/merge/conflict'
import { mergeLogs } from '../../events/merge/mergeLogs'
import { type ConflictChoice, conflictChoices } from '../../projections/transferFile/conflictChoices'
import { transferCounts } from '../../projections/transferFile/transferCounts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { classNames } from '../widgets/classNames'
import { MissingDocuments } from './MissingDocuments'
import type { ReadableTransferFile } from './readTransferFile'
import styles from './transferFile.module.css'

type MergeReviewProps = Readonly<{
  readable: ReadableTransferFile
  /** ISO, in Amsterdam. */
  today: string
  onTake: (resolutions: Resolutions) => Promise<void>
  onCancel: () => void
}>

export const MergeReview = ({ readable: { input, lastAt }, today, onTake, onCancel }: MergeReviewProps) => {
  const { catalogue } = input
  const compared = useMemo(() => mergeLogs(input, new Map()), [input])
  const choices = useMemo(
    () => conflictChoices(catalogue, { ...compared, here: input.state }, compared.conflicts),
    [catalogue, compared, input],
  )
  const [resolutions, setPicks] = useState<Resolutions>(new Map())
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { events, missed } = useMemo(() => mergeLogs(input, resolutions), [input, resolutions])
  const counts = transferCounts(catalogue, events)
  const open = choices.filter(({ key }) => !resolutions.has(key))
  const all = (resolution: Resolution): void => setPicks(new Map(choices.map(({ key }) => [key, resolution])))
  const isNothing = choices.length === 0 && Object.values(counts).every(count => count === 0 || count === false)
  const take = (): void => {
    const first = open[0]
    if (first !== undefined) {
      setTried(true)
      root.current?.querySelector<HTMLInputElement>(`#${choiceId(choices.indexOf(first))} input`)?.focus()
      return
    }
    if (isBusy) return
    setBusy(true)
    void onTake(resolutions).finally(() => setBusy(false))
  }
  return (
    <div className={styles.part} ref={root}>
      {lastAt !== null && <p>{mergeTexts.madeAt(whenWords(lastAt, today))}</p>}
      <ul className="bullets" aria-live="polite">
        {counts.answers > 0 && <li>{mergeTexts.answers(counts.answers)}</li>}
        {counts.items > 0 && <li>{mergeTexts.items(counts.items)}</li>}
        {counts.itemsGone > 0 && <li>{mergeTexts.itemsGone(counts.itemsGone)}</li>}
        {counts.documents > 0 && <li>{mergeTexts.documents(counts.documents)}</li>}
        {counts.documentsGone > 0 && <li>{mergeTexts.documentsGone(counts.documentsGone)}</li>}
        {counts.retrieved && <li>{mergeTexts.retrieved}</li>}
      </ul>
      <p>{isNothing ? mergeTexts.none : mergeTexts.stays}</p>
      <MissingDocuments documents={missed} />
      {choices.length > 0 && (
        <section className={styles.part}>
          <h2>{mergeTexts.both}</h2>
          <p>{mergeTexts.bothWhy}</p>
          {compared.conflicts.some(({ kind }) => kind === 'document') && <p>{mergeTexts.bothDocuments}</p>}
          <Actions>
            <Button onClick={() => all('here')}>{mergeTexts.allHere}</Button>
            <Button onClick={() => all('file')}>{mergeTexts.allFile}</Button>
          </Actions>
          <ol className={styles.choices}>
            {choices.map((choice, at) => (
              <ChoiceRow
                key={choice.key}
                at={at}
                choice={choice}
                resolution={resolutions.get(choice.key) ?? null}
                today={today}
                isMissed={isTried && !resolutions.has(choice.key)}
                onPick={resolution => setPicks(new Map(resolutions).set(choice.key, resolution))}
              />
            ))}
          </ol>
          <p role="status" className={isTried && open.length > 0 ? styles.missed : undefined}>
            {isTried && open.length > 0
              ? mergeTexts.toChoose(open.length)
              : mergeTexts.chosen(choices.length - open.length, choices.length)}
          </p>
        </section>
      )}
      <Actions>
        <Button kind="primary" busy={isBusy} onClick={take}>
          {mergeTexts.take}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {mergeTexts.cancel}
        </Button>
      </Actions>
    </div>
  )
}

type ChoiceRowProps = Readonly<{
  /** Its place, from 0. */
  at: number
  choice: ConflictChoice
  resolution: Resolution | null
  today: string
  isMissed: boolean
  onPick: (resolution: Resolution) => void
}>

const choiceId = (at: number): string => `keuze-${at}`

const sides: readonly Resolution[] = ['here', 'file']

/** One question with both answers beside each other, each with when it was given. */
const ChoiceRow = ({ at, choice, resolution, today, isMissed, onPick }: ChoiceRowProps) => (
  <li>
    <fieldset className={classNames(styles.choice, isMissed && styles.open)} id={choiceId(at)}>
      <legend>
        {choice.title}
        {choice.about !== '' && <span className={`soft ${styles.about}`}>{choice.about}</span>}
      </legend>
      <div className={styles.sides}>
        {sides.map(side => {
          const { lines, at: moment } = choice.sides[side]
          return (
            <label key={side} className={styles.side}>
              <input
                className="radio"
                type="radio"
                name={choiceId(at)}
                checked={resolution === side}
                onChange={() => onPick(side)}
              />
              <span className={styles.words}>
                <span className="soft">{mergeTexts[side]}</span>
                {lines.map(line => (
                  <span key={line}>{line}</span>
                ))}
                {moment !== null && <span className={`soft ${styles.about}`}>{whenWords(moment, today)}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  </li>
)
