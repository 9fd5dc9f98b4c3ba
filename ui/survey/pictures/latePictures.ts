import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'
import { besidePatience, fetched, inTime } from '../../app/missingCode'
import type { Pictures } from './pictureCode'

/** The pictures, once their code is here. Where it does not come in time everything else goes on, as it began. */
export const latePictures = (): Stream<Pictures> => {
  const pictures$ = new BehaviorSubject<Pictures>('coming')
  const drawings = inTime(
    fetched(() => import('./drawings/drawings')),
    besidePatience,
  ).then(
    code => code.drawings,
    () => null,
  )
  inTime(
    fetched(() => import('./words')),
    besidePatience,
  ).then(
    async ({ words }) => pictures$.next({ words, drawings: await drawings }),
    () => pictures$.next('missing'),
  )
  return pictures$
}
