import { useState } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/importPlan'
import { useStream } from '../../useStream'
import type { Desk } from './opening/desk'
import { OpenScreen } from './opening/OpenScreen'
import { PlanScreen } from './opening/PlanScreen'
import type { Read } from './opening/readFile'
import { Shelf } from './opening/Shelf'
import { ReplayScreen } from './ReplayScreen'

type SupportToolProps = Readonly<{
  catalogue: Catalogue
  /** The digest of the rules of this build. */
  rules: string
  desk: Desk
}>

type Planned = Extract<Read, { tag: 'planned' }>

/** From a file to what the customer saw: choose, see what it is, look. */
export const SupportTool = ({ catalogue, rules, desk }: SupportToolProps) => {
  const { place, shelf } = useStream(desk.state$)
  const [opened, setOpened] = useState<{ readonly read: Planned; readonly log: ImportedLog } | null>(null)
  if (opened !== null)
    return <ReplayScreen catalogue={catalogue} rules={rules} {...opened} onClose={() => setOpened(null)} />
  switch (place.tag) {
    case 'empty':
    case 'reading':
      return <OpenScreen desk={desk} reading={place.tag === 'reading' ? place : null} />
    case 'shelf':
      return <Shelf desk={desk} shelf={shelf} />
    case 'read':
      return (
        <PlanScreen
          read={place.read}
          rules={rules}
          onBack={desk.back}
          isOneOfMany={shelf.length > 0}
          onOpen={(read, log) => setOpened({ read, log })}
        />
      )
  }
}
