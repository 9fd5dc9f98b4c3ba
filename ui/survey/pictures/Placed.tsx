import { useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { useStream } from '../../useStream'
import { usePortal } from '../portal'
import { DrawingsContext, type Pictures } from './pictureCode'
import { useIsWide } from './wideWindow'

type Place = 'AtTop' | 'AtEnd'

/** The pictures as they stood when this began, or came soon after: later ones would move what one is reading or filling in. */
export const useStandingPictures = (): Pictures => {
  const now = useStream(usePortal().pictures$)
  const [stood, setStood] = useState(now)
  if (stood === 'coming' && now !== 'coming') setStood(now)
  return stood
}

/** The pictures that belong to a step, at a place among its questions. Nothing while there is no code of them. */
export const PicturesOfStep = ({ place, step }: Readonly<{ place: Place; step: StepKey }>) => {
  const pictures = useStandingPictures()
  if (typeof pictures === 'string') return null
  const Words = pictures.words[place]
  return (
    <DrawingsContext value={pictures.drawings}>
      <Words step={step} />
    </DrawingsContext>
  )
}

/** The household on the page with everything that was answered. */
export const PictureOfAll = () => {
  const pictures = useStandingPictures()
  if (typeof pictures === 'string') return null
  const { AtOverview } = pictures.words
  return (
    <DrawingsContext value={pictures.drawings}>
      <AtOverview />
    </DrawingsContext>
  )
}

/** Beside the questions, in room that nothing else has: it may grow there. In a window without that room nothing follows it. */
export const PictureBeside = () => {
  const pictures = useStream(usePortal().pictures$)
  const isWide = useIsWide()
  if (typeof pictures === 'string' || !isWide) return null
  const { Beside } = pictures.words
  return (
    <DrawingsContext value={pictures.drawings}>
      <Beside />
    </DrawingsContext>
  )
}
