import { Component, type ReactNode, startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { MissingCode } from './missingCode'
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
  // Not read by `useStream`: as a transition, so that the present screen stays until the code of the next one is there.
  useEffect(() => {
    const following = way.here$.subscribe(next => startTransition(() => setHere(next)))
    return () => following.unsubscribe()
  }, [way])
  if (here === null) return null
  if (here.tag === 'broken') return <RouteProblem />
  return (
    <Boundary here={here} onFault={onFault}>
      <Router location={here.location} navigator={way.navigator}>
        {children}
      </Router>
    </Boundary>
  )
}

type BoundaryProps = Readonly<{ here: Here; onFault: () => void; children: ReactNode }>
type BoundaryState = Readonly<{ here: Here; problem: ReactNode }>

/** Stands around every screen: whatever one throws, the customer gets our own page, until another address is gone to. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { here: this.props.here, problem: null }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'problem'> {
    return { problem: <RouteProblem missing={error instanceof MissingCode ? error.why : null} /> }
  }

  static getDerivedStateFromProps({ here }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.here === here ? null : { here, problem: null }
  }

  override componentDidCatch(error: unknown): void {
    // A line that is gone is nobody's mistake.
    if (!(error instanceof MissingCode)) this.props.onFault()
  }

  override render(): ReactNode {
    return this.state.problem ?? this.props.children
  }
}
