import { type ComponentProps, createContext, useContext } from 'react'
import { downloadSetAside, lostTexts, setAsideKept, setAsideTexts } from '../../domain/texts/wizardTexts'
import type { SetAside } from '../../events/log/log'
import { exportSetAside } from '../../events/log/transfer'
import { still } from '../../events/stream'
import { download } from '../app/download'
import { Frame } from '../app/Frame'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import type { Visit } from './visit'

/** What the customer must hear of this visit's log, on every screen of it. */
export const VisitNewsContext = createContext<Pick<Visit, 'setAside' | 'lost$'>>({
  setAside: [],
  lost$: still([]),
})

/** The page around the wizard's screens. It tells what could not be read, and what another tab was first with. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof Frame>) => {
  const { setAside, lost$ } = useContext(VisitNewsContext)
  const overtaken = useStream(lost$)
  const latest = setAside.at(-1)
  return (
    <Frame {...page}>
      {latest !== undefined && <SetAsideNotice latest={latest} all={setAside} />}
      {overtaken.length > 0 && <LostNotice lines={overtaken} />}
      {children}
    </Frame>
  )
}

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
    </InfoBlock>
  )
}

/** One file: each part has its own first and last line. */
const exported = (all: readonly SetAside[]): string => all.map(exportSetAside).join('')
