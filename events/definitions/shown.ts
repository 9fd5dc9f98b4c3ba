import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** The customer came to a screen; `screen` is its path without query ('/personal_details'). */
export const screenShown = definition('ScreenShown', 1, { screen: field(t.string, 'open', 'listed') })

/** The customer saw an alert (spec 1 section 2). */
export const noticeShown = definition('NoticeShown', 1, {
  kind: field(t.keyof({ success: null, danger: null }), 'open'),
  text: field(t.string, 'words', 'sentence'),
})
