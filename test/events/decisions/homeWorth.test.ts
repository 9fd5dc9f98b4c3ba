import { expect, test } from 'vitest'
import { home, searching, searchPlace } from '../../domain/homes/homes'

test('a home whose worth the office had in words gets an amount with its address: what is no number could not be stored', () => {
  const at = searching()
  const leaf = (key: string) => `moving.sections.section_31.questions.${key}.value`
  at.loads({ [leaf('jumba_id')]: 'a', [leaf('value_low')]: 'Jan', [leaf('value_high')]: 100 })
  at.does({ type: 'NoteHome', at: searchPlace, sought: 'a', home: home('a'), settled: true })
  expect(at.kept('jumba_id', 'value_low', 'value_high', 'street')).toEqual(['a', 350_000, 100, 'Dorpsstraat'])
})
