import { type ReactNode, useEffect, useState } from 'react'
import { useStream } from '../useStream'
import { keepFetching } from './ahead'
import { useSurroundings } from './appContext'
import type { Hall } from './hall/hall'
import type { Room } from './hall/room'
import { fetched } from './missingCode'

type Code = typeof import('../stay/Stay')

const fetchStay = () => fetched(() => import('../stay/Stay'))

/** Where a customer is at work, or may be next: not while a visit ends, or once it was sent. */
const isAtWork = ({ place }: Hall<Room>): boolean => ['open', 'asking', 'elsewhere'].includes(place.tag)

/**
 * What stands under the screens behind the login, for as long as one goes from one to the other: what is said there is not
 * said anew on each of them. Its code comes once a customer is at work.
 */
export const Staying = ({ children }: Readonly<{ children: ReactNode }>) => {
  const { app } = useSurroundings()
  const isShown = useStream(app.hall$, isAtWork)
  const [code, setCode] = useState<Code | null>(null)
  // A line that was gone for a moment must not leave the end of the session unannounced.
  useEffect(() => (isShown ? keepFetching(window, [() => fetchStay().then(setCode)]) : undefined), [isShown])
  return (
    <>
      {children}
      {isShown && code !== null && <code.Stay />}
    </>
  )
}
