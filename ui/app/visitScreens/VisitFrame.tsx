import { type ComponentProps, createContext, useContext } from 'react'
import { type LogWarningsSource, noLogWarnings } from '../../visit/log/watchLogWarnings'
import { AppFrame } from '../frame/AppFrame'
import { LogNotices } from './LogNotices'

export const LogWarningsContext = createContext<LogWarningsSource>({
  warnings: noLogWarnings,
  exportText: async () => '',
})

/** The page around the wizard's screens, with the warnings of the log above their content. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof AppFrame>) => {
  const visit = useContext(LogWarningsContext)
  return (
    <AppFrame {...page}>
      <LogNotices warnings={visit.warnings} exportText={visit.exportText} />
      {children}
    </AppFrame>
  )
}
