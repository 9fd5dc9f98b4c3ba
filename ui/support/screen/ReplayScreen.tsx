import { useEffect, useState } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/importPlan'
import type { Read } from './opening/readFile'
import { openSession } from './session'
import { Viewer } from './Viewer'

type ReplayScreenProps = Readonly<{
  catalogue: Catalogue
  rules: string
  read: Extract<Read, { tag: 'planned' }>
  log: ImportedLog
  onClose: () => void
}>

/** A log that is open. */
export const ReplayScreen = ({ catalogue, log, ...rest }: ReplayScreenProps) => {
  const [session] = useState(() => openSession(catalogue, log))
  useEffect(() => session.stop, [session])
  return <Viewer session={session} {...rest} />
}
