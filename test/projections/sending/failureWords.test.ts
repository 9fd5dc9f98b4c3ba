import { describe, expect, test } from 'vitest'
import { failureWords } from '../../../projections/sending/failureWords'
import { fileSendingStates } from '../../../projections/sending/fileSendingStates'
import { officeRefusalLines } from '../../../projections/sending/officeRefusalLines'
import { sendingWords } from '../../../projections/sending/sendingWords'
import { visitProgress } from '../../../projections/steps/visitProgress'
import { filledIn, pdf } from '../../events/decisions/filledIn'
import type { Portal } from '../portal'
import { viewOf } from '../viewOf'

describe('what the office said of the whole', () => {
  const failedWith = (at: Portal) => {
    const { sending } = at.state()
    if (sending.tag !== 'failed') throw new Error('did not fail')
    return failureWords(sending, officeRefusalLines(at.catalogue, viewOf(at)))
  }

  test('stands there in its words, with nothing to adjust and no question to go to', () => {
    const at = filledIn({ type: 'financial_advice' })
    at.answers('customer.has_companies', 0)
    at.does({ type: 'StartSending', body: 'b1' })
    const fields = [['', 'De inventarisatie is gesloten']] as const
    at.does({ type: 'NoteSendingFailed', failure: 'invalid', fields, file: null })
    expect(officeRefusalLines(at.catalogue, viewOf(at))).toEqual([])
    expect(failedWith(at)).toEqual({
      text: 'Gegevens kunnen niet verzonden worden',
      officeWords: 'Bericht van uw adviseur: De inventarisatie is gesloten.',
      advice: 'Weet u niet wat u hiermee moet doen? Neem dan contact op met uw adviseur.',
    })
    // No question is open for it.
    expect(visitProgress(at.catalogue, viewOf(at)).open).toBe(0)
    // No question is open, and yet nothing is earned by what was refused.
    expect(sendingWords(at.catalogue, viewOf(at)).discount).toMatch(/^Vult u/)
  })

  const refuse = (name: string, fields: readonly (readonly [string, string])[]) => {
    const at = filledIn({ type: 'financial_advice' })
    at.does({ type: 'AttachFile', file: pdf('een.pdf') })
    at.does({ type: 'AttachFile', file: pdf(name) })
    at.does({ type: 'StartSending', body: 'b1' })
    at.does({ type: 'NoteFileSent', name: 'een.pdf' })
    at.does({ type: 'NoteSendingFailed', failure: 'invalid', fields, file: name })
    return { ...failedWith(at), row: fileSendingStates(at.state()).map(({ state, unwanted }) => [state, unwanted]) }
  }
  const remove = 'Verwijder dit document, of kies in plaats daarvan een ander. Verstuur daarna opnieuw.'

  test('of a document is told at it and beside the button', () => {
    expect(refuse('tw\u202Eee.pdf', [['', 'bevat een virus']])).toEqual({
      text: 'Gegevens kunnen niet verzonden worden',
      officeWords: 'Bericht van uw adviseur over tw\uFFFDee.pdf: bevat een virus.',
      advice: remove,
      row: [
        ['sent', null],
        ['failed', 'bevat een virus'],
      ],
    })
  })

  test('where it says nothing of a document that it does not want, that is too large', () => {
    expect(refuse('twee.pdf', [])).toMatchObject({
      officeWords: 'twee.pdf is te groot voor uw adviseur.',
      advice: remove,
      row: [
        ['sent', null],
        ['failed', 'Te groot voor uw adviseur'],
      ],
    })
  })

  test('of the overview, which nobody can take away, is for the adviser', () => {
    expect(refuse('overzicht-opgehaalde-gegevens.pdf', [['', 'bevat een virus']]).advice).toBe(
      'U kunt dit hier niet aanpassen. Neem contact op met uw adviseur.',
    )
  })
})
