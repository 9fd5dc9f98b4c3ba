import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { notPages } from '../serve/requestPath'

/**
 * Vite plugins that write the service worker of a build: it keeps the page, all files of this release and the last
 * `portal.json` on the device.
 * It answers no calls. `ui/release/release.ts` registers it.
 * @param name of its file, without extension, and of its caches; another build has another
 */
export const serviceWorker = (name: string): readonly Plugin[] =>
  VitePWA({
    filename: `${name}.js`,
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      cacheId: name,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      babelPresetEnvTargets: ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'],
      globPatterns: ['index.html', 'icon.svg', 'favicon.ico', 'assets/*.{js,css,woff,woff2,icc,png,webp,svg}'],
      // Their names hold a digest: they come out of the browser's own cache where the page had them.
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [...notPages],
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/portal.json',
          handler: 'NetworkFirst',
          options: { cacheName: `${name}-portal`, networkTimeoutSeconds: 3 },
        },
      ],
    },
  })
