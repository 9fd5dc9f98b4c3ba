import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LogExportOutcome } from '../../../ui/helpdesk/LogExportOutcome'

const shown = (making: Parameters<typeof LogExportOutcome>[0]['making']): string =>
  renderToStaticMarkup(<LogExportOutcome making={making} />)

test('nothing is said before anything is known', () => {
  expect(shown({ tag: 'idle' }) + shown({ tag: 'busy', done: 0.5 })).toBe('')
})

test('of a file that the browser was given it is never said that it is stored', () => {
  const invented = shown({ tag: 'made', kind: 'invented', isWhole: true })
  expect(invented).toContain('Kijk bij uw downloads of klantportaal-logboek-helpdesk.jsonl er staat.')
  expect(invented).not.toMatch(/opgeslagen|bewaard/)
  const own = shown({ tag: 'made', kind: 'own', isWhole: false })
  expect(own).toContain('klantportaal-logboek.jsonl')
  expect(own).toContain('In dit bestand staan uw gegevens.')
  expect(own).toContain('Een deel van het logboek kan niet worden gelezen.')
})

test.each(['days', 'words', 'verdict'] as const)('refused for its %s: why, and what is left to choose', why => {
  const markup = shown({ tag: 'withheld', why })
  expect(markup).toContain('Dit logboek kan niet zonder uw gegevens')
  expect(markup).toContain('Kies Met mijn gegevens als de helpdesk erom vraagt.')
})

test('a log that cannot be read is told', () => {
  expect(shown({ tag: 'notRead' })).toContain('kan op dit apparaat niet worden gelezen')
})
