/** The page around the wizard's screens, with the warnings of the visit's log above them, and the context that gives these. */
import { type ComponentProps, createContext, useContext } from 'react'
import type { Visit } from '../../visit/openVisit/visit'
import { AppFrame } from '../frame/AppFrame'
import { LogNotices } from './LogNotices'

/** The warnings of the visit's log, and the export that saves what can still be read; null where no visit is open. */
export const LogWarningsContext = createContext<Pick<Visit, 'warnings' | 'exportText'> | null>(null)

/** The page around the wizard's screens, with the warnings of the log above their content. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof AppFrame>) => {
  const visit = useContext(LogWarningsContext)
  return (
    <AppFrame {...page}>
      {visit && <LogNotices warnings={visit.warnings} exportText={visit.exportText} />}
      {children}
    </AppFrame>
  )
}
