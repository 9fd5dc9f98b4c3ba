/**
 * The customer's name and account actions for a menu within the page, as the top bar of a phone has no room for them,
 * and that menu's id.
 */
import { createContext } from 'react'

/**
 * The customer's name and account actions for a menu within the page, because the top bar of a phone has no room for
 * them.
 */
export const AccountContext = createContext<PageAccount>({})

/** A page has one menu; on a phone a button in the top bar opens it. */
export const menuId = 'meer'

/** The customer's name and the account actions of a page; all absent where nobody is logged in. */
export type PageAccount = Readonly<{
  customer?: string | undefined
  onAccount?: (() => void) | undefined
  onLogout?: (() => void) | undefined
}>
