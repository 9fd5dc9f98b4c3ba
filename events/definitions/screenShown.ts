/**
 * Stored events of what the customer sees: a screen, an alert, the chosen view of the steps, a screen of the
 * one-question view.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

/** The customer came to a screen; `screen` is its path without query ('/personal_details'). */
export const screenShown = definition('ScreenShown', 1, { screen: field(t.string, 'open', 'listed') })

/** The customer saw an alert (spec 1 section 2). */
export const noticeShown = definition('NoticeShown', 1, {
  kind: field(t.keyof({ success: null, danger: null }), 'open'),
  text: field(t.string, 'words', 'sentence'),
})

/** The customer chose how to look at the steps: a question at a time (`calm`), or all of a step. */
export const viewChosen = definition('ViewChosen', 1, { calm: field(t.boolean, 'open') })

/**
 * The customer came to a screen of the calm view; `at` is the path that names it within its step. `heldUp`: he wanted to go
 * on from it while something was not right, and is told so there, once.
 */
export const calmScreenShown = definition('CalmScreenShown', 2, {
  step: field(stepKeyCodec, 'open'),
  at: field(t.string, 'path'),
  heldUp: field(t.boolean, 'open'),
})
