/**
 * Renders its children at the router's location, an error screen where that fails, and nothing before the first
 * location is allowed.
 */
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { ChunkLoadError } from '../lazy/importChunk'
import type { PortalRouter, RouterLocation } from '../router/createRouter'
import { ErrorBoundary } from '../shell/ErrorBoundary'
import { RouteErrorScreen } from './RouteErrorScreen'

type AppRouterProps = Readonly<{
  router: PortalRouter
  /** Hears of a screen that could not be shown by a mistake of ours. */
  onFault: () => void
  children: ReactNode
}>

export const AppRouter = ({ router, onFault, children }: AppRouterProps) => {
  const [current, setCurrent] = useState<RouterLocation | null>(null)
  // Not read by `useStream`: as a transition, so that the present screen stays until the next one is there.
  useEffect(() => {
    const subscription = router.location$.subscribe(next => startTransition(() => setCurrent(next)))
    return () => subscription.unsubscribe()
  }, [router])
  if (current === null) return null
  if (current.tag === 'broken') return <RouteErrorScreen />
  // Not back: that may be another site.
  const without = (): void => router.go(current.location.pathname, true)
  return (
    <ErrorBoundary
      at={current}
      problem={error => <RouteErrorScreen onWithout={error instanceof ChunkLoadError ? without : undefined} />}
      // A line that is gone is nobody's mistake.
      onError={error => error instanceof ChunkLoadError || onFault()}
    >
      <Router location={current.location} navigator={router.navigator}>
        {children}
      </Router>
    </ErrorBoundary>
  )
}
