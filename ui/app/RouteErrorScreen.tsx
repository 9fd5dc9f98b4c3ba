/**
 * Shows, in place of a screen that failed, whether the answers are kept, with buttons to reload, leave out the
 * missing part, save the answers, or get help.
 */
import { answersNotKept, notLoaded } from '../../domain/texts/problemTexts'
import { answersKept } from '../../domain/texts/visitStatusTexts'
import type { SavingStatus } from '../../events/store/writer'
import { constantStream, type Stream } from '../../events/stream'
import { download } from '../browser/download'
import { reloadPage } from '../release/reloadPage'
import { ProblemScreen } from '../shell/ProblemScreen'
import { useStream } from '../useStream'
import { useAppContext } from '../visit/provider/appContext'
import { visitInUse } from '../visit/provider/visitHandle'

const nothing$: Stream<SavingStatus> = constantStream({ tag: 'saved' })
const none$: Stream<number> = constantStream(0)

/** What is known of the answers: that they are on this device is said only of what the disk has taken, drafts too. */
const answersSafetyText = (saving: SavingStatus, drafts: number): string =>
  saving.tag === 'saved' && drafts === 0 ? answersKept : answersNotKept

type RouteErrorScreenProps = Readonly<{
  /** Where a part did not come: shows the same page without it. Within a visit only a part that few open can be missing. */
  onWithout?: () => void
}>

export const RouteErrorScreen = ({ onWithout }: RouteErrorScreenProps) => {
  const { app, openHelp } = useAppContext()
  const visit = useStream(app.lifecycle$, visitInUse)
  const saving = useStream(visit?.store.saving$ ?? nothing$)
  const drafts = useStream(visit?.drafts.open$ ?? none$)
  return (
    <ProblemScreen
      text={onWithout === undefined ? undefined : notLoaded}
      onRetry={() => void reloadPage(visit)}
      onBack={visit === null ? undefined : onWithout}
      safe={visit === null ? null : answersSafetyText(saving, drafts)}
      onSaveAnswers={visit === null ? undefined : () => void visit.exportText().then(saveAnswers)}
      onHelp={openHelp}
    />
  )
}

const saveAnswers = (text: string): void => download('klantportaal-logboek.jsonl', text)
