/**
 * Dutch notes for the replay where other rules than this build's judged the moment: whose errors a screen shows
 * (`rulesWords`, empty for the same rules), and that an explanation follows this build's (`todaysRules`).
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import type { RecordedJudgement } from '../../../projections/replay/verdicts/recordedScreens'
import { terminalText } from './terminalText'

const differ = 'Beoordeeld met andere regels dan die van nu.'
const asNow = 'Welke vragen er staan, volgt de regels van nu.'

const titleOf = (catalogue: Catalogue, path: string): string =>
  slotAddress(catalogue, path)?.slot.question.title ?? terminalText(path)

const unmatchedWordsWords = (
  catalogue: Catalogue,
  unmatchedWords: RecordedJudgement['unmatchedWords'],
): readonly string[] =>
  unmatchedWords.size === 0
    ? []
    : [
        `De klant kreeg ook fouten bij vragen die hier niet staan: ${[...unmatchedWords]
          .map(([path, words]) => `${titleOf(catalogue, path)} ('${terminalText(words)}')`)
          .join(', ')}.`,
      ]

export const rulesWords = (catalogue: Catalogue, { by, unmatchedWords }: RecordedJudgement): readonly string[] => {
  switch (by) {
    case 'own':
      return []
    case 'other':
      return [
        `${differ} Fouten staan hier zoals de klant ze kreeg; van wat daarna veranderde of niet is ingediend, is niets gezegd. ${asNow}`,
        ...unmatchedWordsWords(catalogue, unmatchedWords),
      ]
    case 'silent':
      return [
        `${differ} Welke fouten de klant op dit scherm las, staat niet in dit oudere logboek: van goed en fout is hier niets gezegd. ${asNow}`,
      ]
  }
}

/** Where right and wrong are explained, of a moment that other rules judged. */
export const todaysRules = 'Goed en fout volgen hier de regels van nu; de klant kreeg een oordeel van andere regels.'
