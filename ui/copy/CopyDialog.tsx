import { startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import { copyingTexts, copyTexts } from '../../domain/texts/copyTexts'
import { type CopyDocument, copyDocument } from '../../projections/copy/copyDocument'
import { download } from '../browser/download'
import { loadPdfChunk } from '../lazy/loadPdfChunk'
import { Dialog } from '../shell/page/Dialog'
import { useSurvey } from '../surveyContext/surveyContext'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import styles from './CopyDialog.module.css'
import { CopyOutcome, type CopyProgress } from './CopyOutcome'
import { PrintedCopy } from './PrintedCopy'
import { printPage } from './printPage'

type CopyDialogProps = Readonly<{ open: boolean; onClose: () => void }>

/** The dialog that makes a copy of all answers for the customer to keep: a PDF to download, or a print. Closing it cancels. */
export const CopyDialog = ({ open, onClose }: CopyDialogProps) => (
  <Dialog open={open} title={copyingTexts.title} onClose={onClose}>
    <Ways onClose={onClose} />
  </Dialog>
)

const Ways = ({ onClose }: { onClose: () => void }) => {
  const { catalogue, live, now, dispatch } = useSurvey()
  const [copying, setCopying] = useState<CopyProgress>({ tag: 'idle' })
  const [paper, setPaper] = useState<CopyDocument | null>(null)
  const controller = useRef(new AbortController())
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  useEffect(() => {
    if (copying.tag !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [copying.tag])

  const make = async (): Promise<void> => {
    const { signal } = controller.current
    const [view, made] = [live.view(), now()]
    setCopying({ tag: 'making', done: 0 })
    try {
      const { makeCopyPdf } = await loadPdfChunk()
      const bytes = await makeCopyPdf(copyDocument(catalogue, view, made), {
        colours: (view.state.look?.style ?? defaultTenantStyle).colours,
        made,
        onProgress: done => setCopying({ tag: 'making', done }),
        signal,
      })
      if (bytes === null || signal.aborted) return
      const name = copyTexts.fileName(dateInAmsterdam(made))
      const give = (): void => download(name, bytes, 'application/pdf')
      give()
      dispatch({ type: 'NoteCopy', how: 'pdf' })
      setCopying({ tag: 'made', name, give })
    } catch {
      if (!signal.aborted) setCopying({ tag: 'notMade' })
    }
  }
  /** A long document is laid out in pieces, and printed once it is there. */
  const lay = (): void => {
    const copy = copyDocument(catalogue, live.view(), now())
    setCopying({ tag: 'laying' })
    startTransition(() => setPaper(copy))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once for each document that was laid out
  useEffect(() => {
    if (paper === null) return
    void printPage(window).then(isPrinted => {
      if (isPrinted) dispatch({ type: 'NoteCopy', how: 'print' })
      setCopying({ tag: isPrinted ? 'printed' : 'notPrinted' })
    })
  }, [paper])

  const isBusy = copying.tag === 'making' || copying.tag === 'laying'
  return (
    <>
      <p>{copyingTexts.safe}</p>
      <Actions>
        <Button
          kind="primary"
          icon="download"
          busy={copying.tag === 'making'}
          busyLabel={copyingTexts.making}
          disabled={copying.tag === 'laying'}
          onClick={() => void make()}
        >
          {copyingTexts.pdf}
        </Button>
        <Button
          busy={copying.tag === 'laying'}
          busyLabel={copyingTexts.laying}
          disabled={copying.tag === 'making'}
          onClick={lay}
        >
          {copyingTexts.print}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copyingTexts.close}
        </Button>
      </Actions>
      {copying.tag === 'making' && (
        <progress className={styles.progress} max={1} value={copying.done} aria-label={copyingTexts.making} />
      )}
      <div role="status" ref={outcome} className={styles.outcome}>
        {!isBusy && <CopyOutcome copying={copying} />}
      </div>
      {paper !== null && createPortal(<PrintedCopy copy={paper} />, document.body)}
    </>
  )
}
