import { useState } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { useStream } from '../../useStream'
import type { Desk } from './opening/desk'
import { OpenScreen } from './opening/OpenScreen'
import { PlanScreen } from './opening/PlanScreen'
import { Shelf } from './opening/Shelf'
import { ReplayScreen } from './ReplayScreen'

type SupportToolProps = Readonly<{
  catalogue: Catalogue
  /** The digest of the rules of this build. */
  rules: string
  desk: Desk
}>

/** From a file to what the customer saw: choose, see what it is, look. */
export const SupportTool = ({ catalogue, rules, desk }: SupportToolProps) => {
  const { place, shelf, shelfOf } = useStream(desk.state$)
  const [isOpen, setOpen] = useState(false)
  const read = place.tag === 'read' && place.read.tag === 'planned' ? place.read : null
  // What is known of a log grows while somebody looks at it.
  if (isOpen && read !== null && read.plan.verdict !== 'impossible')
    return (
      <ReplayScreen
        catalogue={catalogue}
        rules={rules}
        read={read}
        log={read.plan.log}
        onClose={() => setOpen(false)}
      />
    )
  switch (place.tag) {
    case 'empty':
    case 'reading':
      return <OpenScreen desk={desk} reading={place.tag === 'reading' ? place : null} />
    case 'shelf':
      return <Shelf desk={desk} shelf={shelf} shelfOf={shelfOf} />
    case 'read':
      return (
        <PlanScreen
          read={place.read}
          rules={rules}
          onBack={desk.back}
          isOneOfMany={shelf.length > 0}
          onOpen={() => setOpen(true)}
        />
      )
  }
}
