import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { helpTexts } from '../../domain/texts/helpTexts'
import type { Withheld } from '../../projections/pseudonym/pseudonymised'
import { download } from '../app/download'
import { Button } from '../widgets/Button'
import { RadioList } from '../widgets/chosen/RadioList'
import { cryptoDraw } from './cryptoDraw'
import styles from './HelpDialog.module.css'
import { inventedText, ownTextOf, type ReadableLog, readableLog } from './helpdeskLog'
import { inParts } from './inParts'
import { type Kind, type Making, names, Outcome } from './Outcome'
import type { Helped } from './supportCodeOf'

const textOf = async (
  kind: Kind,
  log: ReadableLog,
  told: (done: number) => void,
  wanted: AbortSignal,
): Promise<E.Either<Withheld, string> | null> =>
  kind === 'own' ? E.right(ownTextOf(log)) : inParts(inventedText(log, cryptoDraw()), told, wanted)

export { supportCodeOf } from './supportCodeOf'

/** The choice of what the log holds, without the customer's data unless these are asked for, and the file. */
export const LogForHelpdesk = ({ helped }: { readonly helped: Helped }) => {
  const [kind, setKind] = useState<Kind>('invented')
  const [making, setMaking] = useState<Making>({ tag: 'idle' })
  const wanted = useRef<AbortController | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => () => wanted.current?.abort(), [])
  // What was pressed answers in sight.
  useEffect(() => {
    if (making.tag !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [making.tag])

  if (helped.visit === null && helped.invitation === null) return <p>{helpTexts.noLog}</p>

  const make = async (): Promise<void> => {
    const controller = new AbortController()
    wanted.current = controller
    setMaking({ tag: 'busy', done: 0 })
    const log = await readableLog(helped.visit, helped.invitation)
    if (log === null) return setMaking({ tag: 'notRead' })
    const text = await textOf(kind, log, done => setMaking({ tag: 'busy', done }), controller.signal)
    // Who closed the help wants no file any more.
    if (text === null || controller.signal.aborted) return
    if (E.isLeft(text)) return setMaking({ tag: 'withheld', why: text.left })
    download(names[kind], text.right)
    setMaking({ tag: 'made', kind, isWhole: log.isWhole })
  }
  const isBusy = making.tag === 'busy'
  return (
    <>
      <p>{helpTexts.why}</p>
      <RadioList<Kind>
        id="logboek-inhoud"
        label={helpTexts.choice}
        value={kind}
        options={[
          { value: 'invented', ...helpTexts.invented },
          { value: 'own', ...helpTexts.own },
        ]}
        disabled={isBusy}
        onCommit={chosen => {
          setKind(chosen)
          setMaking({ tag: 'idle' })
        }}
      />
      <p>
        <Button
          kind="primary"
          icon="download"
          busy={isBusy}
          busyLabel={helpTexts.making}
          onClick={() => void make().catch(() => setMaking({ tag: 'notRead' }))}
        >
          {helpTexts.save}
        </Button>
      </p>
      {isBusy && <progress className={styles.progress} max={1} value={making.done} aria-label={helpTexts.making} />}
      <div role="status" ref={outcome} className={styles.outcome}>
        <Outcome making={making} />
      </div>
    </>
  )
}
