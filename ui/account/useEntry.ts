import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isEntry = (state: unknown): state is { readonly entry: string } =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'

/** The state of a location that carries what would else be its query: it is in no address, and survives a reload. */
export const entryState = (query: Readonly<Record<string, string>>): { readonly entry: string } => ({
  entry: `?${new URLSearchParams(query)}`,
})

/**
 * The query that an account screen was opened with ('?token=...', or ''). It is moved out of the address at once: a
 * token does not stay in the history, in a bookmark or in what is copied from the address bar.
 */
export const useEntry = (): string => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [entry, setEntry] = useState(search || (isEntry(state) ? state.entry : ''))
  if (search !== '' && search !== entry) setEntry(search)
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true, state: { entry: search } })
  }, [navigate, pathname, search])
  return entry
}
