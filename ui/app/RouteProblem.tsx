import { answersKept } from '../../domain/texts/texts'
import { ProblemScreen } from '../shell/ProblemScreen'
import { useStream } from '../useStream'
import { useSurroundings } from './appContext'
import { download } from './download'
import { visitIn } from './hall/room'

/** Whatever goes wrong on a screen: our own page, in Dutch, with the log, so that nothing is lost. */
export const RouteProblem = () => {
  const { app } = useSurroundings()
  const visit = useStream(app.hall$, visitIn)
  return (
    <ProblemScreen
      onRetry={() => window.location.reload()}
      safe={visit?.store.saving().tag === 'saved' ? answersKept : null}
      onDownloadLog={visit === null ? undefined : () => void visit.exportText().then(downloadLog)}
    />
  )
}

const downloadLog = (text: string): void => download('klantportaal-logboek.jsonl', text)
