import { saveForHelpdesk } from '../../domain/texts/helpOpens'
import {
  downloadRest,
  downloadSetAside,
  downloadSince,
  lostTexts,
  missingTexts,
  passedOverTexts,
  setAsideKept,
  setAsideTexts,
  understood,
} from '../../domain/texts/logTexts'
import { logHoldsAnswers } from '../../domain/texts/visitTexts'
import type { Missing, SetAside } from '../../events/log/log'
import { exportSetAside } from '../../events/log/transfer'
import type { Lost } from '../../events/store/ledger'
import { lostWords } from '../../projections/lostWords'
import { useSurroundings } from '../app/appContext'
import { download } from '../app/download'
import { usePortal } from '../survey/portal'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import type { VisitNews } from './logNews'

/** What is missing, what could not be read, and what another tab was first with. */
export const LogNotices = ({ news, exportText }: VisitNews) => {
  const lost = useStream(news.lost$)
  const missing = useStream(news.missing$)
  const setAside = useStream(news.setAside$)
  const passedOver = useStream(news.passedOver$)
  const latest = setAside.at(-1)
  return (
    <>
      {missing !== null && <MissingNotice missing={missing} news={news} exportText={exportText} />}
      {latest !== undefined && <SetAsideNotice latest={latest} all={setAside} />}
      {passedOver > 0 && <PassedOverNotice count={passedOver} />}
      {lost.length > 0 && <LostNotice lost={lost} />}
    </>
  )
}

const MissingNotice = ({ missing, news, exportText }: VisitNews & { readonly missing: Missing }) => {
  const begun = useStream(news.begun$)
  const { title, text } = missingTexts[missing]
  return (
    <InfoBlock kind="warning" title={title}>
      <p>{text}</p>
      {begun && (
        <>
          <p>{logHoldsAnswers}</p>
          <Button
            icon="download"
            onClick={() => void exportText().then(lines => download('klantportaal-logboek.jsonl', lines))}
          >
            {missing === 'gone' ? downloadSince : downloadRest}
          </Button>
        </>
      )}
      <ForHelpdesk />
      <Button kind="quiet" onClick={news.acknowledge}>
        {understood}
      </Button>
    </InfoBlock>
  )
}

const ForHelpdesk = () => {
  const { openHelp } = useSurroundings()
  return (
    <Button kind="quiet" onClick={openHelp}>
      {saveForHelpdesk}
    </Button>
  )
}

const PassedOverNotice = ({ count }: { readonly count: number }) => (
  <InfoBlock kind="warning" title={passedOverTexts.title}>
    <p>{passedOverTexts.text(count)}</p>
    <ForHelpdesk />
  </InfoBlock>
)

const LostNotice = ({ lost }: { readonly lost: readonly Lost[] }) => {
  const { catalogue } = usePortal()
  return (
    <InfoBlock kind="warning" title={lostTexts.title}>
      {[...new Set(lost.map(one => lostWords(catalogue, one)))].map(line => (
        <p key={line}>{line}</p>
      ))}
    </InfoBlock>
  )
}

const SetAsideNotice = ({ latest, all }: { readonly latest: SetAside; readonly all: readonly SetAside[] }) => {
  const { title, text } = setAsideTexts[latest.why]
  return (
    <InfoBlock kind="warning" title={title}>
      <p>{text}</p>
      <p>{setAsideKept}</p>
      <Button icon="download" onClick={() => download('klantportaal-niet-gelezen.jsonl', exported(all))}>
        {downloadSetAside}
      </Button>
      <ForHelpdesk />
    </InfoBlock>
  )
}

/** One file: each part has its own first and last line. */
const exported = (all: readonly SetAside[]): string => all.map(exportSetAside).join('')
