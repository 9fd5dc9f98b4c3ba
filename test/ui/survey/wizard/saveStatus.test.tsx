import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SavingStatus } from '../../../../events/store/writer'
import { constantStream } from '../../../../events/stream'
import { SaveState } from '../../../../ui/shell/wizard/SaveState'
import { isSavedOf } from '../../../../ui/survey/wizard/isSavedOf'
import { saveStateOf, savingTroubleOf } from '../../../../ui/survey/wizard/SaveStatus'

const shown = (saving: SavingStatus): string =>
  renderToStaticMarkup(
    <SaveState saving={saveStateOf(savingTroubleOf(saving), isSavedOf(constantStream(saving)), () => undefined)} />,
  )

const kept = 'Alles is bewaard'

test('only what is on the disk is called saved', () => {
  expect(shown({ tag: 'saved' })).toContain(kept)
  const others: readonly SavingStatus[] = [
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
