import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { ChunkLoadError } from '../lazy/importChunk'
import type { PortalRouter, RouterLocation } from '../router/createRouter'
import { ErrorBoundary } from '../shell/ErrorBoundary'
import { RouteErrorScreen } from './RouteErrorScreen'

type WayRouterProps = Readonly<{
  router: PortalRouter
  /** Hears of a screen that could not be shown by a mistake of ours. */
  onFault: () => void
  children: ReactNode
}>

/** Renders the screen of the router's location, with an error boundary around it; nothing before the first is allowed. */
export const AppRouter = ({ router, onFault, children }: WayRouterProps) => {
  const [here, setHere] = useState<RouterLocation | null>(null)
  // Not read by `useStream`: as a transition, so that the present screen stays until the next one is there.
  useEffect(() => {
    const following = router.location$.subscribe(next => startTransition(() => setHere(next)))
    return () => following.unsubscribe()
  }, [router])
  if (here === null) return null
  if (here.tag === 'broken') return <RouteErrorScreen />
  // Not back: that may be another site.
  const without = (): void => router.go(here.location.pathname, true)
  return (
    <ErrorBoundary
      at={here}
      problem={error => <RouteErrorScreen onWithout={error instanceof ChunkLoadError ? without : undefined} />}
      // A line that is gone is nobody's mistake.
      onError={error => error instanceof ChunkLoadError || onFault()}
    >
      <Router location={here.location} navigator={router.navigator}>
        {children}
      </Router>
    </ErrorBoundary>
  )
}
