import { type ComponentType, Suspense, use } from 'react'
import { inTime } from './missingCode'

/** A screen whose code is a part of its own. */
export interface Part<P> {
  /** Rejects as the code's own fetching does. */
  readonly fetch: () => Promise<unknown>
  readonly Screen: ComponentType<P>
}

/**
 * A screen that comes when it is needed, or before: one that was fetched ahead is shown at once, where a lazy one would
 * give its place, for a moment, to what stands there while one waits.
 * @param fetchScreen see `fetched`
 * @param Waiting the page while the screen is on its way
 */
export const part = <P extends object>(
  fetchScreen: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P>,
): Part<P> => {
  let there: ComponentType<P> | null = null
  let coming: Promise<ComponentType<P>> | null = null
  const fetch = async (): Promise<ComponentType<P>> => {
    there ??= await fetchScreen()
    return there
  }
  // One promise, also where it was refused: a screen that cannot be shown asks no more until the page is loaded anew.
  const asked = (): Promise<ComponentType<P>> => {
    coming ??= inTime(fetch())
    return coming
  }
  const Late = (props: P) => {
    const Here = there ?? use(asked())
    return <Here {...props} />
  }
  const Screen = (props: P) => (
    <Suspense fallback={<Waiting {...props} />}>
      <Late {...props} />
    </Suspense>
  )
  return { fetch, Screen }
}
