import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'
import { besidePatience, fetched, inTime } from '../../app/missingCode'
import type { Drawings, Pictures, PictureWords } from './pictureCode'

export interface PictureCode {
  readonly words: () => Promise<PictureWords>
  readonly drawings: () => Promise<Drawings>
}

const ofPortal: PictureCode = {
  words: () => fetched(async () => (await import('./words')).words),
  drawings: () => fetched(async () => (await import('./drawings/drawings')).drawings),
}

/**
 * The pictures, once their code is here. Where it does not come in time everything else goes on; what comes after that is
 * there for the screens that then begin.
 */
export const latePictures = (code: PictureCode = ofPortal): Stream<Pictures> => {
  const pictures$ = new BehaviorSubject<Pictures>('coming')
  const drawings = code.drawings()
  const soon = inTime(drawings, besidePatience).catch(() => null)
  const words = code.words()
  inTime(words, besidePatience).catch(() => pictures$.next('missing'))
  words.then(
    async came => {
      const drawn = await soon
      pictures$.next({ words: came, drawings: drawn })
      if (drawn !== null) return
      const late = await drawings.catch(() => null)
      if (late !== null) pictures$.next({ words: came, drawings: late })
    },
    () => undefined,
  )
  return pictures$
}
