import { type ComponentProps, createContext, useContext } from 'react'
import { type LogWarningsSource, noLogWarnings } from '../../visit/log/watchLogWarnings'
import { AppFrame } from '../frame/AppFrame'
import { LogNotices } from './LogNotices'

export const LogWarningsContext = createContext<LogWarningsSource>({ news: noLogWarnings, exportText: async () => '' })

/** The page around the wizard's screens. It tells what must be heard of the log. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof AppFrame>) => {
  const visit = useContext(LogWarningsContext)
  return (
    <AppFrame {...page}>
      <LogNotices news={visit.news} exportText={visit.exportText} />
      {children}
    </AppFrame>
  )
}
