/** Shows the screen that opens a transfer file: the form, the review of what it brings, and the outcome. */
import * as E from 'fp-ts/Either'
import { useState } from 'react'
import {
  mergeTexts,
  openTransferFileTexts,
  type TransferRefusal,
  transferRefusedTexts,
} from '../../domain/texts/transferFileTexts'
import { mergeLogs } from '../../events/merge/mergeLogs'
import { useSaving } from '../surveyContext/useSaving'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { MergeReview } from './MergeReview'
import { MissingDocuments } from './MissingDocuments'
import { mergeTransferFile, type MergedTransferFile as What } from './mergeTransferFile'
import { OpenTransferFileForm } from './OpenTransferFileForm'
import { type ReadableTransferFile, readTransferFile } from './readTransferFile'
import styles from './transferFile.module.css'
import type { TransferFileProps } from './transferFileProps'
import { useLatestTask } from './useLatestTask'

type Opening =
  | { readonly tag: 'idle' | 'nothingNew' }
  /** `done`: from 0 to 1. */
  | { readonly tag: 'busy'; readonly done: number }
  | { readonly tag: 'refused'; readonly reason: TransferRefusal }
  | { readonly tag: 'compare'; readonly readable: ReadableTransferFile }
  | { readonly tag: 'done'; readonly merged: What }

/** Of what the browser could not do, such as without the memory that it takes, nothing has come in. */
const failed = (): E.Either<TransferRefusal, never> => E.left('failed')

export const OpenTransferFileScreen = (props: TransferFileProps) => {
  const { frame: Frame, visit, now, onLeave, onTransferFile, onNavigate } = props
  const [opening, setOpening] = useState<Opening>({ tag: 'idle' })
  const { run, cancel } = useLatestTask()

  const open = async (file: File, password: string): Promise<void> => {
    const onProgress = (done: number): void => setOpening({ tag: 'busy', done })
    onProgress(0)
    const read = await run(signal =>
      readTransferFile(visit, file, password, now(), { onProgress, signal }).catch(failed),
    )
    if (read === null) return
    if (E.isLeft(read)) setOpening({ tag: 'refused', reason: read.left })
    else if (mergeLogs(read.right.input, new Map()).events.length === 0) setOpening({ tag: 'nothingNew' })
    else setOpening({ tag: 'compare', readable: read.right })
  }

  switch (opening.tag) {
    case 'compare': {
      const { readable } = opening
      return (
        <Frame title={mergeTexts.title} layout="wide">
          <MergeReview
            readable={readable}
            today={visit.store.state().facts.today}
            onCancel={() => setOpening({ tag: 'idle' })}
            onTake={async resolutions => {
              const merged = await run(() => mergeTransferFile(visit, readable, resolutions).catch(failed))
              if (merged === null) return
              if (E.isLeft(merged)) setOpening({ tag: 'refused', reason: merged.left })
              else setOpening({ tag: 'done', merged: merged.right })
            }}
          />
        </Frame>
      )
    }
    case 'done':
      return (
        <Frame title={mergeTexts.doneTitle}>
          <MergeOutcome merged={opening.merged} onNavigate={onNavigate} />
        </Frame>
      )
    default:
      return (
        <Frame title={openTransferFileTexts.title}>
          <OpenTransferFileForm
            done={opening.tag === 'busy' ? opening.done : null}
            onOpen={(file, password) => void open(file, password)}
            onCancel={() => {
              cancel()
              setOpening({ tag: 'idle' })
            }}
            onLeave={onLeave}
            onMake={() => onTransferFile('make')}
          >
            {opening.tag === 'refused' && <InfoBlock kind="warning">{transferRefusedTexts[opening.reason]}</InfoBlock>}
            {opening.tag === 'nothingNew' && <InfoBlock>{openTransferFileTexts.nothingNew}</InfoBlock>}
          </OpenTransferFileForm>
        </Frame>
      )
  }
}

type MergeOutcomeProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ merged: What }>

/** The outcome of the merge, and the button to go on. It says to keep the other computer's data until these are stored. */
const MergeOutcome = ({ merged, onNavigate }: MergeOutcomeProps) => {
  const { step, path } = merged.where
  const isSaved = useSaving().tag === 'saved'
  return (
    <div className={styles.part}>
      {merged.conflicts.length > 0 && <p>{mergeTexts.left}</p>}
      <MissingDocuments documents={merged.missed} />
      {isSaved ? <p>{mergeTexts.there}</p> : <InfoBlock kind="warning">{mergeTexts.notSaved}</InfoBlock>}
      <Actions>
        <Button
          kind="primary"
          iconAfter="forward"
          onClick={() => onNavigate(step ?? 'intro', path === null ? {} : { field: path })}
        >
          {mergeTexts.goOn}
        </Button>
      </Actions>
    </div>
  )
}
