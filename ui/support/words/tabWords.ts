/**
 * Describes what a log tells of tabs, for the support tool (opened, took over, shut out), and what earlier builds did
 * not write down of it.
 */
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import type { EventOf } from '../../../events/definitions/definition'
import type { LockAcquisition, portalOpened } from '../../../events/definitions/portalOpened'
import type { ImportedLog } from '../../../events/log/logExport/importPlan'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { logMomentText } from './logMomentText'
import { terminalText } from './terminalText'

/** Longer than the names that stand in a log without the customer's data: of those no part is enough. */
const longest = 8

/** Enough of a page's id to tell it from the others of a log. */
const tabName = (tab: string): string => `tabblad ${terminalText(tab.length > longest ? tab.slice(0, 4) : tab)}`

const takeOverLabel = `'${visitLifecycleTexts.elsewhere.here}'`

const acquisitionWords: Readonly<Record<LockAcquisition, string>> = {
  free: '',
  over: `, met ${takeOverLabel} overgenomen van een ander tabblad`,
  forced: `, met ${takeOverLabel} overgenomen van een ander tabblad dat niet antwoordde`,
  unlocked: ', in een browser die andere tabbladen niet kan buitensluiten',
  notTold: '',
}

/** In which tab the portal was opened, and how that tab got the lock; '' where the log does not say. */
export const tabWords = ({ tab, took, since }: EventOf<typeof portalOpened>): string =>
  tab === null
    ? ''
    : `, in ${tabName(tab)}${since === null ? '' : ` (buitengesloten sinds ${logMomentText(since)})`}${acquisitionWords[took]}`

export const shutOutWords = (tab: string): string =>
  `portaal ook geopend in ${tabName(tab)}: daar stond '${visitLifecycleTexts.elsewhere.title}'`

export const savedShutOutWords = `dit logboek is opgeslagen in een tabblad waar '${visitLifecycleTexts.elsewhere.title}' stond; wat erin gebeurde, was in het andere`

const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`)

/** What a log tells of tabs, in one line; a page that is loaded again is another tab. */
export const tabsSummaryWords = ({ records, shutOut }: Pick<ImportedLog, 'records' | 'shutOut'>): string => {
  const events = records.flatMap(record => record.events)
  const opened = events.flatMap(event => (event.type === 'PortalOpened' ? [event] : []))
  const out = events.flatMap(event => (event.type === 'TabShutOut' ? [event.tab] : []))
  const took = opened.filter(one => one.took === 'over' || one.took === 'forced').length
  const count = new Set([...out, ...opened.flatMap(({ tab }) => (tab === null ? [] : [tab]))]).size
  const parts = [
    ...(count === 0 ? [] : [`${count} (opnieuw laden telt mee)`]),
    ...(out.length === 0 ? [] : [`${times(out.length)} een ander tabblad buitengesloten`]),
    ...(took === 0 ? [] : [`${times(took)} overgenomen met ${takeOverLabel}`]),
    ...(shutOut === null ? [] : [savedShutOutWords]),
  ]
  return parts.length === 0 ? 'niet vastgelegd' : parts.join('; ')
}

/** What earlier builds did not write down, and until when; null where every build of the log did. */
export const notYetRecordedWords = ({ records }: Pick<ImportedLog, 'records'>): string | null => {
  const recordsTabs = (told: boolean) => (record: SurveyRecord) =>
    record.events.some(event => event.type === 'PortalOpened' && (event.took !== 'notTold') === told)
  if (!records.some(recordsTabs(false))) return null
  const first = records.find(recordsTabs(true))
  const until = first === undefined ? '' : `tot en met handeling ${first.seq - 1}: `
  return `${until}in welk tabblad het gebeurde, en welke oproepen aan het kantoor mislukten en hoe`
}

/** A tab that came by the log otherwise than as the only one. */
export const tabTakeoverWords = (tab: string, took: LockAcquisition): string =>
  `portaal geopend in ${tabName(tab)}${acquisitionWords[took]}`
