/** The verdict on the import of a file, with its reasons, as icons and Dutch words. */

import type { ImportPlan } from '../../../../events/log/logExport/importPlan'
import { reasonLine } from '../../words/importReasonWords'
import type { ReadablePlan } from './importFacts'
import type { InspectedFile } from './inspectFile'
import { notALogWords } from './notALogWords'

type ImportVerdict = ImportPlan['verdict']
export const importVerdictOf = (read: InspectedFile): ImportVerdict =>
  read.tag === 'noLog' ? 'impossible' : read.plan.verdict

export const importVerdictIcons = {
  fine: 'check',
  unchecked: 'search',
  risky: 'warning',
  impossible: 'error',
} as const satisfies Readonly<Record<ImportVerdict, string>>

export const importVerdictWords: Readonly<Record<ImportVerdict, string>> = {
  fine: 'Dit logboek is in orde',
  unchecked: 'Dit logboek wordt nog nagekeken',
  risky: 'Dit logboek is te lezen, maar let op',
  impossible: 'Dit bestand kan niet als logboek worden gelezen',
}

const shortWords: Readonly<Record<ImportVerdict, string>> = {
  fine: 'In orde',
  unchecked: 'Wordt nog nagekeken',
  risky: 'Te lezen, let op',
  impossible: 'Niet te lezen',
}

/** The verdict on a file in a few words, for a list. */
export const shortVerdictWords = (read: InspectedFile): string => {
  if (read.tag === 'noLog') return notALogWords[read.why].title
  return shortWords[read.plan.verdict]
}
/** Says which records were removed from an open log because a hash did not match. */
export const leftOutRecordsWords = ({ leftOut, log }: ReadablePlan): string => {
  const what = leftOut === 1 ? 'de laatste handeling' : `de laatste ${leftOut} handelingen`
  const rest = leftOut === 1 ? 'is niet te vertrouwen en staat' : 'zijn niet te vertrouwen en staan'
  return `${what} (vanaf nummer ${log.records.length + 1}) ${rest} er niet meer bij. Waarom, leest u bij 'Over het bestand'.`
}

export const reasonLines = ({ reasons }: ImportPlan): readonly string[] => [...new Set(reasons.map(reasonLine))]
