import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { applyTheme } from '../../../ui/theme/applyTheme'
import '../../../ui/theme/theme.css'
import { type SceneName, scenes } from './scenes'
import { themes } from './themes'

const asked = new URLSearchParams(location.search)
const isScene = (name: string): name is SceneName => name in scenes
const name = asked.get('scene') ?? 'login'
const theme = themes[asked.get('theme') ?? 'default'] ?? defaultTenantStyle
applyTheme(theme)

const root = document.getElementById('root')
if (root !== null && isScene(name)) {
  const Scene = scenes[name]
  createRoot(root).render(
    <StrictMode>
      <Scene />
    </StrictMode>,
  )
}
