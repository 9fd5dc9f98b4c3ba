import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { NotLoaded } from '../loaded'
import { Boundary } from './Boundary'
import { RouteProblem } from './RouteProblem'
import type { Here, Way } from './way'

type WayRouterProps = Readonly<{
  way: Way
  /** Hears of a screen that could not be shown by a mistake of ours. */
  onFault: () => void
  children: ReactNode
}>

/** Shows the screen of the address that the way has come to; nothing before the first is allowed. */
export const WayRouter = ({ way, onFault, children }: WayRouterProps) => {
  const [here, setHere] = useState<Here | null>(null)
  // Not read by `useStream`: as a transition, so that the present screen stays until the next one is there.
  useEffect(() => {
    const following = way.here$.subscribe(next => startTransition(() => setHere(next)))
    return () => following.unsubscribe()
  }, [way])
  if (here === null) return null
  if (here.tag === 'broken') return <RouteProblem />
  // Not back: that may be another site.
  const without = (): void => way.go(here.location.pathname, true)
  return (
    <Boundary
      at={here}
      problem={error => <RouteProblem onWithout={error instanceof NotLoaded ? without : undefined} />}
      // A line that is gone is nobody's mistake.
      onError={error => error instanceof NotLoaded || onFault()}
    >
      <Router location={here.location} navigator={way.navigator}>
        {children}
      </Router>
    </Boundary>
  )
}
