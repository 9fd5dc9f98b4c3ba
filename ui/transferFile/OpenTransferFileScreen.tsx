import * as E from 'fp-ts/Either'
import { useState } from 'react'
import {
  mergeTexts,
  openTransferFileTexts,
  type TransferRefusal,
  transferRefusedTexts,
} from '../../domain/texts/transferFileTexts'
import { mergeLogs } from '../../events/merge/mergeLogs'
import { useSaving } from '../surveyContext/surveyContext'
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
  | { readonly tag: 'refused'; readonly why: TransferRefusal }
  | { readonly tag: 'compare'; readonly readable: ReadableTransferFile }
  | { readonly tag: 'done'; readonly came: What }

/** Of what the browser could not do, such as without the memory that it takes, nothing has come in. */
const failed = (): E.Either<TransferRefusal, never> => E.left('failed')

/** Choosing a file, what is in it, and what of it comes. */
export const OpenTransferFileScreen = (props: TransferFileProps) => {
  const { frame: Frame, visit, now, onLeave, onElsewhere, onNavigate } = props
  const [opening, setOpening] = useState<Opening>({ tag: 'idle' })
  const { run, cancel } = useLatestTask()

  const open = async (file: File, password: string): Promise<void> => {
    const told = (done: number): void => setOpening({ tag: 'busy', done })
    told(0)
    const read = await run(wanted => readTransferFile(visit, file, password, now(), { told, wanted }).catch(failed))
    if (read === null) return
    if (E.isLeft(read)) setOpening({ tag: 'refused', why: read.left })
    else if (mergeLogs(read.right.joining, new Map()).events.length === 0) setOpening({ tag: 'nothingNew' })
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
            onTake={async picks => {
              const came = await run(() => mergeTransferFile(visit, readable, picks).catch(failed))
              if (came === null) return
              if (E.isLeft(came)) setOpening({ tag: 'refused', why: came.left })
              else setOpening({ tag: 'done', came: came.right })
            }}
          />
        </Frame>
      )
    }
    case 'done':
      return (
        <Frame title={mergeTexts.doneTitle}>
          <CameIn came={opening.came} onNavigate={onNavigate} />
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
            onMake={() => onElsewhere('make')}
          >
            {opening.tag === 'refused' && <InfoBlock kind="warning">{transferRefusedTexts[opening.why]}</InfoBlock>}
            {opening.tag === 'nothingNew' && <InfoBlock>{openTransferFileTexts.nothingNew}</InfoBlock>}
          </OpenTransferFileForm>
        </Frame>
      )
  }
}

type CameInProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ came: What }>

/** What came in, what did not, and the way on. Nothing is to be erased there before it is stored here. */
const CameIn = ({ came, onNavigate }: CameInProps) => {
  const { step, path } = came.where
  const isSaved = useSaving().tag === 'saved'
  return (
    <div className={styles.part}>
      {came.conflicts.length > 0 && <p>{mergeTexts.left}</p>}
      <MissingDocuments documents={came.missed} />
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
