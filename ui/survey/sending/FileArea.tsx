/**
 * Lists the customer's documents, and adds, downloads, removes and retries them; closed until opened, except while
 * sending or after a failure (checklist OPEN-128).
 */
import * as E from 'fp-ts/Either'
import { useEffect, useId, useRef, useState } from 'react'
import { showFileName } from '../../../domain/format/fileName'
import { showFileSize } from '../../../domain/format/fileSize'
import { overviewName } from '../../../domain/sending/attachment'
import { overviewTexts } from '../../../domain/texts/overviewTexts'
import { fileTexts, sendTexts } from '../../../domain/texts/sendingTexts'
import type { Stream } from '../../../events/stream'
import { fileSendingStates, type SentFile } from '../../../projections/sending/fileSendingStates'
import { usePrinting } from '../../shell/page/usePrinting'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import type { DroppedFiles } from '../../widgets/files/droppedFiles'
import { FileDrop } from '../../widgets/files/FileDrop'
import { FileList } from '../../widgets/files/FileList'
import { InfoBlock } from '../../widgets/InfoBlock'
import { MessageText } from '../../widgets/MessageText'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { OverviewRow } from '../overview/OverviewRow'
import { type AttachFile, attachFiles } from './attachFiles'
import styles from './CompleteScreen.module.css'

type FileAreaProps = Readonly<{
  attach: AttachFile
  /** The progress of the document that is being uploaded, 0 to 1; null when unknown. */
  upload$: Stream<number | null>
  /** Whether something is being sent. */
  busy: boolean
  /** Whether documents can only be viewed, because it is unknown what the office has. */
  locked: boolean
  /** Downloads a document, by its name. */
  onDownload: (name: string) => void
}>

const dropId = 'documenten'

const isSent = ({ state }: SentFile): boolean => state === 'sent'

const sameFiles = (a: readonly SentFile[], b: readonly SentFile[]): boolean =>
  a.length === b.length &&
  a.every(({ name, size, state, unwanted }, i) => {
    const other = b[i]
    return name === other?.name && size === other.size && state === other.state && unwanted === other.unwanted
  })

export const FileArea = ({ attach, upload$, busy, locked, onDownload }: FileAreaProps) => {
  const { dispatch } = useSurvey()
  const files = useView(({ state }) => fileSendingStates(state), sameFiles)
  const isPartial = useView(({ state: { sending } }) => sending.tag === 'idle') && files.some(isSent)
  const progress = useStream(upload$)
  const [isAskedFor, setAskedFor] = useState(false)
  const printing = usePrinting()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [reading, setReading] = useState(false)
  const [announcements, setAnnouncements] = useState<readonly string[]>([])
  const [received, setReceived] = useState<readonly string[]>([])
  const [retriedName, setRetriedName] = useState<string | null>(null)
  const areaId = useId()
  const queue = useRef(Promise.resolve())
  const area = useRef<HTMLDivElement>(null)
  // Documents that are being sent or failed show without opening.
  const isBusyHere = files.some(({ state }) => state === 'sending' || state === 'failed')
  const open = isBusyHere || (printing && files.length > 0) || (isAskedFor && (files.length > 0 || !locked))
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const isFixed = busy || locked
  const isGone = (name: string): boolean => !files.some(file => file.name === name)
  // After 'add', the opened area takes the focus.
  const focusesArea = useRef(false)
  useEffect(() => {
    if (open && focusesArea.current) area.current?.querySelector('button')?.focus()
    focusesArea.current = false
  }, [open])

  // Announces a document that was sent on retry; a repeated failure shows on the page.
  const retriedState = files.find(({ name }) => name === retriedName)?.state
  useEffect(() => {
    if (retriedName === null || retriedState === 'sending') return
    if (retriedState === 'sent') setAnnouncements([fileTexts.sent(showFileName(retriedName))])
    setRetriedName(null)
  }, [retriedName, retriedState])

  const add = async ({ files: chosen, folders }: DroppedFiles): Promise<void> => {
    setReading(true)
    setAnnouncements([fileTexts.reading])
    const { added, refused: not } = await attachFiles(chosen, folders, attach)
    setReading(false)
    setRefused(not)
    setAnnouncements([...added, ...not])
  }
  /** Adds choices one after the other. */
  const addNext = (dropped: DroppedFiles): void => {
    queue.current = queue.current.then(() => add(dropped))
  }
  const remove = (name: string): void => {
    const isReceived = files.some(file => file.name === name && isSent(file))
    dispatch({ type: 'RemoveFile', name })
    setRefused([])
    if (isReceived) setReceived([...received.filter(other => other !== name), name])
    setAnnouncements([fileTexts[isReceived ? 'staysAtOffice' : 'removed'](showFileName(name))])
    area.current?.querySelector('button')?.focus()
  }
  const retry = (name: string): void => {
    if (E.isRight(dispatch({ type: 'RetryFile', name }))) setRetriedName(name)
  }

  return (
    <div className={styles.files}>
      {(files.length > 0 || !locked) && (
        <OverviewRow
          title={fileTexts.title}
          status={null}
          isLong={!locked}
          about={files.length > 0 ? fileTexts.known(files.length, showFileSize(bytes)) : ''}
          action={
            isBusyHere ? null : (
              <Button
                kind="quiet"
                iconAfter={locked ? 'down' : 'plus'}
                disabled={busy}
                expanded={open}
                controls={areaId}
                ariaLabel={locked ? overviewTexts.named(overviewTexts.view, fileTexts.title) : undefined}
                onClick={() => {
                  focusesArea.current = !locked
                  setAskedFor(!open)
                }}
              >
                {locked ? overviewTexts.view : sendTexts.addFiles}
              </Button>
            )
          }
        />
      )}
      <div id={areaId} ref={area} hidden={!open} className={styles.area}>
        {!locked && (
          <FileDrop id={dropId} help={sendTexts.filesHelp} errors={refused} disabled={busy} onFiles={addNext} />
        )}
        {files.length > 0 && (
          <FileList
            files={files.map(({ name, size, state, unwanted }) => ({
              id: name,
              name,
              size,
              state,
              fixed: name === overviewName,
              error: unwanted ?? undefined,
              ...(state === 'sending' && progress !== null ? { progress } : {}),
            }))}
            onDownload={onDownload}
            onRemove={isFixed ? undefined : remove}
            onRetry={isFixed ? undefined : retry}
          />
        )}
      </div>
      {received.filter(isGone).map(name => (
        <InfoBlock key={name}>{fileTexts.staysAtOffice(showFileName(name))}</InfoBlock>
      ))}
      {isPartial && <InfoBlock>{fileTexts.onlyFiles}</InfoBlock>}
      {reading && (
        <p className={styles.stage} aria-hidden="true">
          {fileTexts.reading}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {announcements.map(line => (
            <span key={line}>
              <MessageText text={line} />{' '}
            </span>
          ))}
        </span>
      </VisuallyHidden>
    </div>
  )
}
