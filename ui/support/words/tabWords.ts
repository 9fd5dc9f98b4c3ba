import { hallTexts } from '../../../domain/texts/hallTexts'
import type { EventOf } from '../../../events/definitions/definition'
import type { portalOpened, Took } from '../../../events/definitions/portalOpened'
import { momentOf, plain } from './replayWords'

/** Enough of a page's id to tell it from the others of a log. */
const tabName = (tab: string): string => `tabblad ${plain(tab.slice(0, 4))}`

const goOn = `'${hallTexts.elsewhere.here}'`

const tookWords: Readonly<Record<Took, string>> = {
  free: '',
  over: `, met ${goOn} overgenomen van een ander tabblad`,
  forced: `, met ${goOn} overgenomen van een ander tabblad dat niet antwoordde`,
  unlocked: ', in een browser die andere tabbladen niet kan buitensluiten',
  notTold: '',
}

/** In which tab the portal was opened, and how that came by the log; '' where the log does not say. */
export const tabWords = ({ tab, took, since }: EventOf<typeof portalOpened>): string =>
  tab === null
    ? ''
    : `, in ${tabName(tab)}${since === null ? '' : ` (buitengesloten sinds ${momentOf(since)})`}${tookWords[took]}`

export const shutOutWords = (tab: string): string =>
  `portaal ook geopend in ${tabName(tab)}: daar stond '${hallTexts.elsewhere.title}'`

/** A tab that came by the log otherwise than as the only one. */
export const takenWords = (tab: string, took: Took): string => `portaal geopend in ${tabName(tab)}${tookWords[took]}`
