import { type ComponentType, useEffect, useState } from 'react'
import type { Part } from './part'

/**
 * What stands beside a screen, in a part of its own: nothing is there until its code has come, and where it does not come
 * the screen goes on without it.
 * @param fetchScreen see `fetched`
 */
export const beside = <P extends object>(fetchScreen: () => Promise<ComponentType<P>>): Part<P> => {
  let there: ComponentType<P> | null = null
  const fetch = async (): Promise<ComponentType<P>> => {
    there ??= await fetchScreen()
    return there
  }
  const Screen = (props: P) => {
    const [Here, setHere] = useState(() => there)
    useEffect(() => {
      if (Here === null)
        fetch().then(
          code => setHere(() => code),
          () => undefined,
        )
    }, [Here])
    return Here === null ? null : <Here {...props} />
  }
  return { fetch, Screen }
}
