/** Shows the form that exports the log for the helpdesk, with invented data or the customer's own, and the outcome. */
import { useEffect, useRef, useState } from 'react'
import { stepKeys } from '../../domain/language/stepKey'
import { activityLogPath, stepPath } from '../../domain/portal/navigation'
import { helpTexts } from '../../domain/texts/helpTexts'
import { download } from '../browser/download'
import { Button } from '../widgets/Button'
import { RadioList } from '../widgets/choices/RadioList'
import { cryptoDraw } from './cryptoDraw'
import { exportableLog } from './exportableLog'
import styles from './HelpContent.module.css'
import { type LogExportKind, LogExportOutcome, type LogExportProgress } from './LogExportOutcome'
import { makeLogExport } from './makeLogExport'
import type { HelpedCustomer } from './supportCodeOf'

const screens: readonly string[] = [...stepKeys.map(stepPath), activityLogPath]

/** The path of the screen of this tab; what somebody typed in the address may be anything. */
const screenHere = (): string => screens.find(screen => screen === window.location.pathname) ?? '/'

export const LogExportForm = ({ helped }: { readonly helped: HelpedCustomer }) => {
  const [kind, setKind] = useState<LogExportKind>('invented')
  const [making, setMaking] = useState<LogExportProgress>({ tag: 'idle' })
  const controllerRef = useRef<AbortController | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => () => controllerRef.current?.abort(), [])
  // What was pressed answers in sight.
  useEffect(() => {
    if (making.tag !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [making.tag])

  const make = async (): Promise<void> => {
    const controller = new AbortController()
    controllerRef.current = controller
    setMaking({ tag: 'busy', done: 0 })
    const made = await makeLogExport(kind, {
      read: () => exportableLog(helped.visit, helped.invitation, helped.isShutOut ? screenHere() : null),
      draw: cryptoDraw(),
      give: download,
      onProgress: done => setMaking({ tag: 'busy', done }),
      signal: controller.signal,
    })
    if (made !== null) setMaking(made)
  }
  const isBusy = making.tag === 'busy'
  return (
    <>
      <p>{helpTexts.why}</p>
      <RadioList<LogExportKind>
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
        <LogExportOutcome making={making} />
      </div>
    </>
  )
}
