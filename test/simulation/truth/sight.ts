// Nobody sees anything of somebody else: what an open visit shows is of the customer whose session the page goes by.
import { typedPaths } from '../customer/script'
import { lettersOf } from '../customer/typeLetters'
import type { World, WorldTab } from '../world'

const wrongSight = (world: World, { page, portal }: WorldTab): string | null => {
  const visit = portal?.visit() ?? null
  const state = portal?.app.lifecycle$.value
  if (page === null || portal === null || visit === null || state?.phase.tag !== 'open') return null
  const owner = world.office.letIn.get(state.phase.identity.token)
  if (owner === undefined) return null
  if (visit.invitation !== null && visit.invitation !== owner.invitation)
    return `the session of ${owner.invitation} sees the log of ${visit.invitation}`
  const { catalogue, store } = visit
  const textAt = (path: string): string => {
    const slot = catalogue.slotAt.get(path)
    const value = slot === undefined ? null : store.state().answers[slot.group.id]?.values[slot.index]
    return typeof value === 'string' ? value : ''
  }
  const others = world.customers.filter(customer => customer !== owner)
  const name = textAt('customer.last_name')
  if (others.some(customer => customer.name === name)) return `${owner.invitation} sees the name ${name}`
  const strange = lettersOf[world.customers.indexOf(owner) === 0 ? 1 : 0]
  const seen = typedPaths.find(
    path => path !== 'customer.address.street' && [...strange].some(letter => textAt(path).includes(letter)),
  )
  return seen === undefined ? null : `${owner.invitation} sees what another one typed at ${seen}`
}

/** What somebody sees that is not theirs; null where nobody does. */
export const sightIsOwn = (world: World): string | null => {
  for (const tab of world.tabs) {
    const wrong = wrongSight(world, tab)
    if (wrong !== null) return `${tab.device.name}: ${wrong}`
  }
  return null
}
