import { createContext, useContext, useEffect, useState } from 'react'
import { besidePatience, fetched, inTime } from '../../app/missingCode'

type Code = Pick<typeof import('./Again'), 'Again'> & Pick<typeof import('./HomesAgain'), 'HomesAgain'>

/** What offers the same answers again. Its code comes late; where it is `missing`, or slow, the questions stand alone. */
export type AgainParts = Code | 'coming' | 'missing'

let there: AgainParts = 'coming'

const fetchCode = async (): Promise<Code> => {
  const [{ Again }, { HomesAgain }] = await Promise.all([import('./Again'), import('./HomesAgain')])
  return { Again, HomesAgain }
}

/** Before it is needed, so that it is here when the line is gone. */
export const fetchAgain = async (): Promise<void> => {
  there = await fetched(fetchCode)
}

export const useAgainParts = (): AgainParts => {
  const [parts, setParts] = useState<AgainParts>(there)
  useEffect(() => {
    if (there !== 'coming') return setParts(there)
    inTime(fetchAgain(), besidePatience).then(
      () => setParts(there),
      () => setParts('missing'),
    )
  }, [])
  return parts
}

export const AgainContext = createContext<AgainParts>('missing')

/** Null while it is not here. */
export const useAgain = (): Code | null => {
  const parts = useContext(AgainContext)
  return typeof parts === 'string' ? null : parts
}
