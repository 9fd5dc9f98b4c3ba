import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { compareTexts, type NotJoined, openTexts, refusedTexts } from '../../domain/texts/elsewhereTexts'
import { joined } from '../../events/joining/joined'
import { useSaving } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { Compare, NotComing } from './Compare'
import styles from './Elsewhere.module.css'
import type { ElsewhereProps } from './elsewhereDoors'
import { joinFile, type CameIn as What } from './joinFile'
import { OpenForm } from './OpenForm'
import { type Readable, readFile } from './readFile'
import { useOneAtATime } from './useOneAtATime'

type Opening =
  | { readonly tag: 'idle' | 'nothingNew' }
  /** `done`: from 0 to 1. */
  | { readonly tag: 'busy'; readonly done: number }
  | { readonly tag: 'refused'; readonly why: NotJoined }
  | { readonly tag: 'compare'; readonly readable: Readable }
  | { readonly tag: 'done'; readonly came: What }

/** Of what the browser could not do, such as without the memory that it takes, nothing has come in. */
const failed = (): E.Either<NotJoined, never> => E.left('failed')

/** Choosing a file, what is in it, and what of it comes. */
export const OpenFile = (props: ElsewhereProps) => {
  const { frame: Frame, visit, now, onLeave, onElsewhere, onNavigate } = props
  const [opening, setOpening] = useState<Opening>({ tag: 'idle' })
  const { run, cancel } = useOneAtATime()

  const open = async (file: File, password: string): Promise<void> => {
    const told = (done: number): void => setOpening({ tag: 'busy', done })
    told(0)
    const read = await run(wanted => readFile(visit, file, password, now(), { told, wanted }).catch(failed))
    if (read === null) return
    if (E.isLeft(read)) setOpening({ tag: 'refused', why: read.left })
    else if (joined(read.right.joining, new Map()).events.length === 0) setOpening({ tag: 'nothingNew' })
    else setOpening({ tag: 'compare', readable: read.right })
  }

  switch (opening.tag) {
    case 'compare': {
      const { readable } = opening
      return (
        <Frame title={compareTexts.title} layout="wide">
          <Compare
            readable={readable}
            today={visit.store.state().facts.today}
            onCancel={() => setOpening({ tag: 'idle' })}
            onTake={async picks => {
              const came = await run(() => joinFile(visit, readable, picks).catch(failed))
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
        <Frame title={compareTexts.doneTitle}>
          <CameIn came={opening.came} onNavigate={onNavigate} />
        </Frame>
      )
    default:
      return (
        <Frame title={openTexts.title}>
          <OpenForm
            done={opening.tag === 'busy' ? opening.done : null}
            onOpen={(file, password) => void open(file, password)}
            onCancel={() => {
              cancel()
              setOpening({ tag: 'idle' })
            }}
            onLeave={onLeave}
            onMake={() => onElsewhere('make')}
          >
            {opening.tag === 'refused' && <InfoBlock kind="warning">{refusedTexts[opening.why]}</InfoBlock>}
            {opening.tag === 'nothingNew' && <InfoBlock>{openTexts.nothingNew}</InfoBlock>}
          </OpenForm>
        </Frame>
      )
  }
}

type CameInProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ came: What }>

/** What came in, what did not, and the way on. Nothing is to be erased there before it is stored here. */
const CameIn = ({ came, onNavigate }: CameInProps) => {
  const { step, path } = came.where
  const isSaved = useSaving().tag === 'saved'
  return (
    <div className={styles.part}>
      {came.conflicts.length > 0 && <p>{compareTexts.left}</p>}
      <NotComing documents={came.missed} />
      {isSaved ? <p>{compareTexts.there}</p> : <InfoBlock kind="warning">{compareTexts.notSaved}</InfoBlock>}
      <Actions>
        <Button
          kind="primary"
          iconAfter="forward"
          onClick={() => onNavigate(step ?? 'intro', path === null ? {} : { field: path })}
        >
          {compareTexts.goOn}
        </Button>
      </Actions>
    </div>
  )
}
