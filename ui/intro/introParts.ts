import { useEffect, useState } from 'react'
import { besidePatience, fetched, inTime } from '../app/missingCode'

/**
 * What stands on the intro beside the ways to start. Its code comes late; where it is `missing`, or slow, they stand alone,
 * and slow code that comes after all finds them so.
 */
export type IntroParts =
  | Pick<typeof import('./ComingBack'), 'ComingBack' | 'BeforeStart' | 'FromElsewhere'>
  | 'coming'
  | 'missing'

let there: IntroParts = 'coming'

export const useIntroParts = (): IntroParts => {
  const [parts, setParts] = useState<IntroParts>(there)
  useEffect(() => {
    if (there !== 'coming') return
    const coming = fetched(() => import('./ComingBack'))
    inTime(coming, besidePatience).catch(() => setParts('missing'))
    coming.then(
      code => {
        there = code
        setParts(code)
      },
      () => undefined,
    )
  }, [])
  return parts
}
