import { expect, test } from 'vitest'
import { loginCodeError, loginPasswordError, loginUsernameError } from '../../../domain/rules/accountErrors'
import { englishLinesIn } from '../../../domain/texts/englishLinesIn'
import { fileTexts } from '../../../domain/texts/sendingTexts'

test.each([loginUsernameError(''), loginPasswordError(''), loginCodeError(''), fileTexts.notPdf])(
  '%s keeps its words, and what to do is said in Dutch',
  line => {
    const said = englishLinesIn(line ?? '')
    expect(said).toMatchObject({ before: '', line, after: '' })
    expect(said?.todo).toMatch(/^(Vul|Maak er een pdf van: ).+\.$/)
  },
)

test('is found with what stands around it; nothing else is taken for English', () => {
  expect(englishLinesIn('foto.png: File not supported Niet toegevoegd')).toMatchObject({
    before: 'foto.png: ',
    after: ' Niet toegevoegd',
  })
  expect(englishLinesIn('Vul uw geboortedatum in')).toBeNull()
})
