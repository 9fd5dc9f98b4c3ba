import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Saving } from '../../../../events/store/writer'
import { still } from '../../../../events/stream'
import { SaveState } from '../../../../ui/shell/wizard/SaveState'
import { isSavedOf } from '../../../../ui/survey/step/isSaved'
import { savingShown, troubleOf } from '../../../../ui/survey/step/SaveStatus'

const shown = (saving: Saving): string =>
  renderToStaticMarkup(<SaveState saving={savingShown(troubleOf(saving), isSavedOf(still(saving)), () => undefined)} />)

const kept = 'Alles is bewaard'

test('only what is on the disk is called saved', () => {
  expect(shown({ tag: 'saved' })).toContain(kept)
  const others: readonly Saving[] = [
    { tag: 'saving' },
    { tag: 'inWindow' },
    { tag: 'fault', fault: { tag: 'refused', detail: '' } },
  ]
  for (const saving of others) expect(shown(saving)).not.toContain(kept)
})

test('of a log in the window it says so, with a copy to keep', () => {
  const markup = shown({ tag: 'inWindow' })
  expect(markup).toMatch(/role="alert".*Sluit u dit venster, dan zijn ze weg\./)
  expect(markup).toMatch(/role="alert".*<button[^>]*>.*Antwoorden opslaan als bestand/)
})
