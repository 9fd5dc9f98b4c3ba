import { type ComponentProps, createContext, useContext } from 'react'
import { saveForHelpdesk } from '../../domain/texts/helpOpens'
import {
  downloadRest,
  downloadSetAside,
  downloadSince,
  logHoldsAnswers,
  lostTexts,
  missingTexts,
  nothingLeft,
  passedOverTexts,
  setAsideKept,
  setAsideTexts,
  understood,
} from '../../domain/texts/visitTexts'
import type { Missing, SetAside } from '../../events/log/log'
import { exportSetAside } from '../../events/log/transfer'
import { useSurroundings } from '../app/appContext'
import { download } from '../app/download'
import { Frame } from '../app/Frame'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { type LogNews, noNews } from './logNews'

/** What the customer must hear of this visit's log, and the way to save what is left of it. */
export interface VisitNews {
  readonly news: LogNews
  readonly exportText: () => Promise<string>
}

export const VisitNewsContext = createContext<VisitNews>({ news: noNews, exportText: async () => '' })

/** The page around the wizard's screens. It tells what is missing, what could not be read, and what another tab was first with. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof Frame>) => {
  const { news } = useContext(VisitNewsContext)
  const lost = useStream(news.lost$)
  const missing = useStream(news.missing$)
  const setAside = useStream(news.setAside$)
  const passedOver = useStream(news.passedOver$)
  const latest = setAside.at(-1)
  return (
    <Frame {...page}>
      {missing !== null && <MissingNotice missing={missing} />}
      {latest !== undefined && <SetAsideNotice latest={latest} all={setAside} />}
      {passedOver > 0 && <PassedOverNotice count={passedOver} />}
      {lost.length > 0 && <LostNotice lines={lost} />}
      {children}
    </Frame>
  )
}

const MissingNotice = ({ missing }: { readonly missing: Missing }) => {
  const { news, exportText } = useContext(VisitNewsContext)
  const begun = useStream(news.begun$)
  const { title, text } = missingTexts[missing]
  return (
    <InfoBlock kind="warning" title={title}>
      <p>{text}</p>
      {begun ? (
        <>
          <p>{logHoldsAnswers}</p>
          <Button
            icon="download"
            onClick={() => void exportText().then(lines => download('klantportaal-logboek.jsonl', lines))}
          >
            {missing === 'gone' ? downloadSince : downloadRest}
          </Button>
        </>
      ) : (
        <p>{nothingLeft}</p>
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

const LostNotice = ({ lines }: { readonly lines: readonly string[] }) => (
  <InfoBlock kind="warning" title={lostTexts.title}>
    {[...new Set(lines)].map(line => (
      <p key={line}>{line}</p>
    ))}
  </InfoBlock>
)

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
