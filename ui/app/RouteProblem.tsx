import { answersNotKept, notLoaded } from '../../domain/texts/problemTexts'
import { answersKept } from '../../domain/texts/texts'
import type { Saving } from '../../events/store/writer'
import { type Stream, still } from '../../events/stream'
import { ProblemScreen } from '../shell/ProblemScreen'
import { useStream } from '../useStream'
import { useSurroundings } from './appContext'
import { download } from './download'
import { visitIn } from './hall/room'
import { reload } from './reload'

const nothing$: Stream<Saving> = still({ tag: 'saved' })
const none$: Stream<number> = still(0)

/** What is known of the answers: that they are on this device is said only of what the disk has taken, drafts too. */
export const safetyOf = (saving: Saving, drafts: number): string =>
  saving.tag === 'saved' && drafts === 0 ? answersKept : answersNotKept

type RouteProblemProps = Readonly<{
  /** Where a part did not come: shows the same page without it. Within a visit only a part that few open can be missing. */
  onWithout?: () => void
}>

/** Whatever goes wrong on a screen: our own page, in Dutch, with the log, so that nothing is lost. */
export const RouteProblem = ({ onWithout }: RouteProblemProps) => {
  const { app, openHelp } = useSurroundings()
  const visit = useStream(app.hall$, visitIn)
  const saving = useStream(visit?.store.saving$ ?? nothing$)
  const drafts = useStream(visit?.drafts.open$ ?? none$)
  return (
    <ProblemScreen
      text={onWithout === undefined ? undefined : notLoaded}
      onRetry={() => void reload(visit)}
      onBack={visit === null ? undefined : onWithout}
      safe={visit === null ? null : safetyOf(saving, drafts)}
      onSaveAnswers={visit === null ? undefined : () => void visit.exportText().then(saveAnswers)}
      onHelp={openHelp}
    />
  )
}

const saveAnswers = (text: string): void => download('klantportaal-logboek.jsonl', text)
