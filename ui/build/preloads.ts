import type { HtmlTagDescriptor, Plugin } from 'vite'

const letters = /source-sans-3-latin-wght-normal.*woff2$/

/** Has the page ask for its letters beside its own script, not after its style sheet. */
export const preloads = (): Plugin => ({
  name: 'klantportaal-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => letters.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, crossorigin: '', as: 'font', type: 'font/woff2' },
            injectTo: 'head',
          }),
        ),
  },
})
