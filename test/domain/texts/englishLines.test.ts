import { expect, test } from 'vitest'
import { codeVerdict, loginPasswordVerdict, loginUsernameVerdict } from '../../../domain/rules/account'
import { englishIn } from '../../../domain/texts/englishLines'
import { fileTexts } from '../../../domain/texts/sendingTexts'

test.each([loginUsernameVerdict(''), loginPasswordVerdict(''), codeVerdict(''), fileTexts.notPdf])(
  '%s keeps its words, and what to do is said in Dutch',
  line => {
    const said = englishIn(line ?? '')
    expect(said).toMatchObject({ before: '', line, after: '' })
    expect(said?.todo).toMatch(/^(Vul|Maak er een pdf van: ).+\.$/)
  },
)

test('is found with what stands around it; nothing else is taken for English', () => {
  expect(englishIn('foto.png: File not supported Niet toegevoegd')).toMatchObject({
    before: 'foto.png: ',
    after: ' Niet toegevoegd',
  })
  expect(englishIn('Vul uw geboortedatum in')).toBeNull()
})
