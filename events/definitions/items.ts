/**
 * Stored events that a list item (employer, child, mortgage and so on) was added, removed, or restored with its
 * answers.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

const item = { list: field(t.string, 'path'), id: field(t.string, 'path', 'thing') }

/** An employer, company, child, mortgage, loan part or pension came at the end of its list, empty. */
export const itemAdded = definition('ItemAdded', 1, item)

/** An item went, with all it holds; the log still knows it. */
export const itemRemoved = definition('ItemRemoved', 1, item)

/** A removal was undone: the item is back in its place, with its answers. */
export const itemRestored = definition('ItemRestored', 1, item)
