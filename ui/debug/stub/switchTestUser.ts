import { invitationTypes } from '../../../domain/language/invitation'
import { fakeTypeOf } from './fakeToken'
import { type FakeLoginDependencies, setUpUserOfType } from './setUpUserOfType'

/**
 * Sets up another test user where the address names another invitation type than that of the test user who is logged
 * in; a real customer stays.
 */
export const switchTestUser = async (dependencies: FakeLoginDependencies, search: string): Promise<void> => {
  const now = fakeTypeOf(dependencies.session.stored()?.access_token ?? null)
  const asked = new URLSearchParams(search).get('invitationType')
  const type = invitationTypes.find(one => one === asked) ?? null
  // A real customer stays who he is.
  if (now !== null && type !== null && type !== now) await setUpUserOfType(dependencies, type)
}
