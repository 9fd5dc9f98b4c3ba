import { expect, test } from 'vitest'
import { saveAnswersLabel } from '../../../domain/texts/helpLabels'
import { ignoredStorageTexts } from '../../../domain/texts/logTexts'
import { receivedTexts } from '../../../domain/texts/receivedTexts'
import { transferFileOffers } from '../../../domain/texts/transferFileOffers'
import { mergeTexts } from '../../../domain/texts/transferFileTexts'
import { logOutTexts } from '../../../domain/texts/visitLifecycleTexts'
import { whenWords } from '../../../domain/texts/whenWords'

test('of one thing and of more the whole sentence is in its number', () => {
  expect(ignoredStorageTexts.text(1)).toMatch(/^1 gegeven is .*\. Het staat nog /)
  expect(ignoredStorageTexts.text(2)).toMatch(/^2 gegevens zijn .*\. Ze staan nog /)
})

test('when a file was made reads well of every day', () => {
  const at = Date.parse('2026-11-21T20:14:30Z')
  const said = (today: string) => mergeTexts.madeAt(whenWords(at, today))
  expect(said('2026-11-22')).toBe('Het laatste in dit bestand gebeurde gisteren om 21:14.')
  expect(said('2026-11-23')).toBe('Het laatste in dit bestand gebeurde op 21-11-2026 om 21:14.')
})

test('one who logs out and wants to keep it all is led to the file that can be opened again, by the name of its button', () => {
  for (const known of ['window', 'unsaved'] as const)
    expect(logOutTexts[known].choice).toContain(`'${transferFileOffers.menu}'`)
})

test('a file with the answers goes by one name', () => {
  expect(receivedTexts.save).toBe(saveAnswersLabel)
})
