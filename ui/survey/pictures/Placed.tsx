import type { StepKey } from '../../../domain/language/stepKey'
import { useStream } from '../../useStream'
import { usePortal } from '../portal'
import { DrawingsContext } from './pictureCode'
import { useIsWide } from './wideWindow'

type Place = 'AtTop' | 'AtEnd'

/** The pictures that belong to a step, at a place among its questions. Nothing while there is no code of them. */
export const PicturesOfStep = ({ place, step }: Readonly<{ place: Place; step: StepKey }>) => {
  const pictures = useStream(usePortal().pictures$)
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
  const pictures = useStream(usePortal().pictures$)
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
