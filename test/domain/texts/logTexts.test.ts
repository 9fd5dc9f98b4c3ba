import { expect, test } from 'vitest'
import {
  ignoredStorageTexts,
  missingAnswersTexts,
  quarantineTexts,
  supersededCommandTexts,
} from '../../../domain/texts/logTexts'
import { keepTexts } from '../../../domain/texts/savingTexts'

/** Sentences of a value of texts. */
const sentences = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return texts.split(/(?<=[.!?])\s/)
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentences) : []
}

test('what is told of a log, and of keeping it, stands there whatever becomes of saving: that something is saved now is not said in it', () => {
  // What was put back is told once it was stored.
  const { restored: _, ...aside } = quarantineTexts
  const told = sentences([
    aside,
    missingAnswersTexts,
    supersededCommandTexts,
    ignoredStorageTexts.title,
    ignoredStorageTexts.text(2),
    keepTexts,
  ])
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(words => /\b(is|zijn|wordt|worden|blijft|blijven)( \w+)? bewaard\b/.test(words))).toEqual([
    'Niet alles wat is bewaard, wordt hier gebruikt',
  ])
})
