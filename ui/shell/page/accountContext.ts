import { createContext } from 'react'

/** A page has one menu; on a phone a button in the top bar opens it. */
export const menuId = 'meer'

/** The customer's name and the account actions of a page; all absent where nobody is logged in. */
export type PageAccount = Readonly<{
  customer?: string | undefined
  onAccount?: (() => void) | undefined
  onLogout?: (() => void) | undefined
}>

/** The same for a menu within the page: on a phone there is no room for it in the top bar. */
export const AccountContext = createContext<PageAccount>({})
