import { invitationTypes } from '../../../domain/language/invitation'
import { fakeTypeOf } from './fakeToken'
import { type FakeLoginDependencies, setUpUserOfType } from './setUpUserOfType'

/** Sets the test user up anew, where the type in an address is another than that of the test user who is logged in. */
export const switchTestUser = async (dependencies: FakeLoginDependencies, search: string): Promise<void> => {
  const now = fakeTypeOf(dependencies.session.stored()?.access_token ?? null)
  const asked = new URLSearchParams(search).get('invitationType')
  const type = invitationTypes.find(one => one === asked) ?? null
  // A real customer stays who he is.
  if (now !== null && type !== null && type !== now) await setUpUserOfType(dependencies, type)
}
