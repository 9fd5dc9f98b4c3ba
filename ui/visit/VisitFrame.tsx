import { type ComponentProps, createContext, useContext } from 'react'
import { downloadSetAside, setAsideKept, setAsideTexts } from '../../domain/wizardTexts'
import type { SetAside } from '../../events/log/log'
import { exportSetAside } from '../../events/log/transfer'
import { download } from '../app/download'
import { Frame } from '../app/Frame'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'

/** What of this visit's log could not be read, oldest first. */
export const SetAsideContext = createContext<readonly SetAside[]>([])

/** The page around the wizard's screens. It tells what could not be read, as long as that is on the device. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof Frame>) => {
  const setAside = useContext(SetAsideContext)
  const latest = setAside.at(-1)
  return (
    <Frame {...page}>
      {latest !== undefined && <SetAsideNotice latest={latest} all={setAside} />}
      {children}
    </Frame>
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
    </InfoBlock>
  )
}

/** One file: each part has its own first and last line. */
const exported = (all: readonly SetAside[]): string => all.map(exportSetAside).join('')
