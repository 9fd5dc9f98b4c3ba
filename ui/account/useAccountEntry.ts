/**
 * The query that an account screen was opened with, moved at once from the address to the location's state, so that
 * no token stays there; also makes such a state.
 */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isEntry = (state: unknown): state is { readonly entry: string } =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'

/** The state of a location that carries what would else be its query: it is in no address, and survives a reload. */
export const accountEntryState = (query: Readonly<Record<string, string>>): { readonly entry: string } => ({
  entry: `?${new URLSearchParams(query)}`,
})

/** Who was logged in is never read from an address: anybody can write one. */
const withWas = (search: string, previousUsername: string | null): string => {
  if (search === '') return ''
  const query = new URLSearchParams(search)
  query.delete('was')
  if (previousUsername !== null && query.has('token')) query.set('was', previousUsername)
  return `?${query}`
}

/**
 * The query that an account screen was opened with ('?token=...', or ''). It is moved out of the address at once: a
 * token does not stay in the history, in a bookmark or in what is copied from the address bar.
 * @param previousUsername who was logged in until a link with a token came; kept with the query, for a reload
 * @param keeps whether it outlives a reload; else it stands nowhere once it is read
 */
export const useAccountEntry = (previousUsername: string | null = null, keeps = true): string => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const given = withWas(search, previousUsername)
  const [entry, setEntry] = useState(given || (isEntry(state) ? state.entry : ''))
  if (given !== '' && given !== entry) setEntry(given)
  useEffect(() => {
    if (given !== '') navigate(pathname, { replace: true, state: keeps ? { entry: given } : null })
  }, [navigate, pathname, given, keeps])
  return entry
}
