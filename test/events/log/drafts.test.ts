import { describe, expect, it } from 'vitest'
import { type Draft, draftsKey, openDrafts, whenLeaving } from '../../../events/log/drafts'
import { browserStorage } from './browserStorage'

const draft = (path: string, text: string, at = 1): Draft => ({ path, text, at, head: 7 })
const name = 'customer.first_name'

describe('what is being typed', () => {
  it('is there at the next start, every field of it', () => {
    const storage = browserStorage()
    openDrafts(storage, 'a').keep([draft(name, 'An'), draft('customer.last_name', 'Jans')])
    expect(openDrafts(storage, 'a').read()).toEqual([draft(name, 'An'), draft('customer.last_name', 'Jans')])
    expect(openDrafts(storage, 'b').read()).toEqual([])
  })

  it('takes the place of what was typed before in the same field, and of nothing else', () => {
    const drafts = openDrafts(browserStorage(), 'a')
    drafts.keep([draft(name, 'An'), draft('customer.last_name', 'Jans')])
    drafts.keep([draft(name, 'Anna', 2)])
    drafts.keep([])
    expect(drafts.read()).toEqual([draft('customer.last_name', 'Jans'), draft(name, 'Anna', 2)])
  })

  it('goes when it is committed, but not when more was typed since', () => {
    const storage = browserStorage()
    const drafts = openDrafts(storage, 'a')
    drafts.keep([draft(name, 'An')])
    const read = drafts.read()
    drafts.keep([draft(name, 'Anna', 2)])
    drafts.remove(read)
    expect(drafts.read()).toEqual([draft(name, 'Anna', 2)])
    drafts.remove(drafts.read())
    expect(storage.kept.has(draftsKey('a'))).toBe(false)
  })

  it('is erased with the log', () => {
    const storage = browserStorage()
    openDrafts(storage, 'a').keep([draft(name, 'An')])
    openDrafts(storage, 'a').erase()
    expect(storage.kept.size).toBe(0)
  })

  it('breaks nothing where the browser keeps nothing', () => {
    const storage = browserStorage()
    storage.isBroken = true
    for (const drafts of [openDrafts(storage, 'a'), openDrafts(null, 'a')]) {
      drafts.keep([draft(name, 'An')])
      expect(drafts.read()).toEqual([draft(name, 'An')])
      drafts.remove(drafts.read())
      expect(drafts.read()).toEqual([])
    }
  })

  it.each(['{', '[]x', '[{"path":1}]', '{"path":"a"}', 'null'])('is nothing when what is kept reads %s', stored => {
    const storage = browserStorage()
    storage.kept.set(draftsKey('a'), stored)
    expect(openDrafts(storage, 'a').read()).toEqual([])
  })

  it('is kept when the page is left or hidden, and not when it is shown again', () => {
    const page = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    })
    let kept = 0
    // The page is used only as far as it is made here.
    const stop = whenLeaving(page as unknown as Window, () => {
      kept += 1
    })
    page.dispatchEvent(new Event('pagehide'))
    expect(kept).toBe(1)
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(kept).toBe(2)
    page.document.visibilityState = 'visible'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(kept).toBe(2)
    stop()
    page.dispatchEvent(new Event('pagehide'))
    expect(kept).toBe(2)
  })
})
